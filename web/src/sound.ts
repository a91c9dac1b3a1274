/** A few plucked notes, made here: no file is loaded, and nothing sounds unless somebody wants it. */
import { preferences } from "./preferences.svelte";

export type Sound = "turn" | "move" | "refused" | "over";

/** Notes in hertz of an old Greek-sounding scale, and when each begins. */
const TUNES: Record<Sound, [pitch: number, start: number][]> = {
  turn: [
    [329.6, 0],
    [440, 0.12],
  ],
  move: [[220, 0]],
  refused: [[146.8, 0]],
  over: [
    [220, 0],
    [261.6, 0.14],
    [329.6, 0.28],
    [440, 0.42],
  ],
};

let audio: AudioContext | null = null;

export function play(sound: Sound, isWanted = preferences.get("sound")): void {
  if (!isWanted) return;
  audio ??= new AudioContext();
  for (const [pitch, start] of TUNES[sound]) pluck(audio, pitch, audio.currentTime + start);
}

function pluck(context: AudioContext, pitch: number, at: number): void {
  const string = context.createOscillator();
  const fade = context.createGain();
  string.type = "triangle";
  string.frequency.value = pitch;
  fade.gain.setValueAtTime(0.0001, at);
  fade.gain.exponentialRampToValueAtTime(0.18, at + 0.01);
  fade.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
  string.connect(fade).connect(context.destination);
  string.start(at);
  string.stop(at + 0.55);
}
