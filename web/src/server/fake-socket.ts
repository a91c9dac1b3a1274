/** For tests: the other end of a line, played by the test. */
import type { Socket } from "./live";

export class FakeSocket implements Socket {
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  constructor(readonly address: URL) {}

  send(words: string): void {
    this.sent.push(JSON.parse(words) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  say(message: object): void {
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  breakDown(code = 1006): void {
    this.close();
    this.onclose?.call(this as unknown as WebSocket, { code } as CloseEvent);
  }
}
