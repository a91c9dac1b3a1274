import { describe, expect, test } from "vitest";

import type { SaidEvent } from "../../table/said";
import { beyond, cubePath, HANDLES, pillsOf, signsOf, slotsOf } from "./face";
import { moments } from "./fixtures";
import { loadOf, tileOf } from "./loads";
import { Look } from "./look.svelte";
import { shorten, wrap } from "../../look/lettering";
import { revoltsIn } from "./badges";
import { nextOpen, tabStops } from "./stops";
import { sign, sinceOwnTurn, touched, touchedSince } from "./touched";
import { Plan, isFilled, planned } from "./plan.svelte";
import { AIR, flightsOf, Stage, SUPPLY } from "./stage.svelte";
import { acropolisDrawing, bonusOf, faceOf, kindOf } from "./tiles";
import { RESOURCES } from "./view";
import { type Stop, walk } from "./walking";
import { battleOf } from "./war";

const cubes = (citizen: number, hoplite: number, gold: number) => ({ citizen, hoplite, gold });
const event = (name: string, values: Record<string, unknown>, ply = 0) =>
  ({ ply, name, values }) as unknown as SaidEvent;

describe("a tile", () => {
  test("shows what the rules know of it", () => {
    expect(faceOf("fleet_2")).toMatchObject({
      type: "fortification",
      nature: "military",
      defence: 1,
      cost: cubes(1, 1, 2),
    });
    expect(() => faceOf("atlantis_1")).toThrow('no tile called "atlantis_1"');
    expect(kindOf("wall_3")).toBe("wall");
  });

  test("has outlines for its cost, which the cubes on it fill", () => {
    const slots = slotsOf(cubes(2, 1, 1), cubes(1, 3, 0), true);
    expect(slots.map(({ resource }) => resource)).toEqual(["citizen", "citizen", "hoplite", "gold"]);
    expect(slots.map(({ isFilled: filled }) => filled)).toEqual([true, false, true, false]);
    const heights = slots.map(({ y }) => y);
    expect(heights).toEqual([...heights].sort((one, other) => one - other));
  });

  test("counts what lies there beyond its cost", () => {
    expect(beyond(cubes(1, 0, 2), cubes(3, 1, 2))).toEqual([
      { resource: "citizen", count: 2 },
      { resource: "hoplite", count: 1 },
    ]);
    expect(pillsOf(beyond(cubes(0, 0, 0), cubes(1, 2, 3)), true, 1, false)).toHaveLength(3);
  });

  test("says by signs what it gives, and large ones how", () => {
    const kinds = (isLarge: boolean) => signsOf(faceOf("tavern_1"), isLarge).map(({ sign }) => sign.kind);
    expect(kinds(true)).toEqual(["arrow", "cube"]);
    expect(kinds(false)).toEqual(["star"]);
    expect(signsOf(faceOf("phalanx_1"), true).map(({ sign }) => sign.kind)).toEqual(["text", "cube"]);
    expect(signsOf(faceOf("wall_1"), true).map(({ sign }) => sign.kind)).toEqual(["shield"]);
  });

  test("tells kinds of cubes by shape", () => {
    expect(
      new Set(RESOURCES.map((resource) => cubePath(resource, 0, 0, 10).replace(/[\d .-]+/g, ""))).size,
    ).toBeGreaterThan(1);
    expect(new Set(RESOURCES.map((resource) => `${HANDLES[resource].x} ${HANDLES[resource].y}`)).size).toBe(3);
  });

  test("an Acropolis nobody knows shows its neutral side", () => {
    expect(acropolisDrawing(null)).toBe(acropolisDrawing("acropolis"));
    expect(acropolisDrawing("delos")).not.toBe(acropolisDrawing(null));
    expect(bonusOf("sparta")).toEqual({ type: "fortification", points: 3 });
  });
});

test("elements name cubes of tiles and tiles", () => {
  expect(loadOf("cube:gold-wall_1")).toEqual({ resource: "gold", from: "wall_1" });
  expect(loadOf("cube:gold")).toBeNull();
  expect(tileOf("tile:wall_1")).toBe("wall_1");
  expect(tileOf("slot:1")).toBeNull();
});

describe("a plan", () => {
  /** The table at some moment: another one whenever something has happened. */
  const table = () => ({ ...moments.strategy.view });

  test("moves a cube on from where it was moved to, and home again", () => {
    const plan = new Plan();
    plan.move({ resource: "gold", from: "a" }, "b");
    plan.move({ resource: "gold", from: "b" }, "c");
    expect(plan.moves).toEqual([{ resource: "gold", from: "a", to: "c" }]);
    plan.move({ resource: "gold", from: "c" }, "a");
    expect(plan.moves).toEqual([]);
  });

  test("lights the tiles that would be filled", () => {
    const { view, seat } = moments.end;
    const own = view.cities[seat];
    const [one, other] = own?.tiles ?? [];
    if (!own || !one || !other) throw new Error("a city without tiles");
    const after = planned(view, seat, [{ resource: "gold", from: one.tile, to: other.tile }]);
    expect(after.cities[seat]?.tiles.map(({ cubes: { gold } }) => gold).slice(0, 2)).toEqual([
      one.cubes.gold - 1,
      other.cubes.gold + 1,
    ]);
    expect(planned(view, seat, [])).toBe(view);
  });

  test("a cost is filled kind by kind", () => {
    expect(isFilled(cubes(1, 0, 1), cubes(1, 0, 1))).toBe(true);
    expect(isFilled(cubes(1, 0, 1), cubes(5, 5, 0))).toBe(false);
  });

  test("lifts everything before it lays anything down", () => {
    const plan = new Plan();
    plan.move({ resource: "gold", from: "a" }, "b");
    plan.move({ resource: "citizen", from: "a" }, "c");
    plan.begin(table());
    const asked: string[] = [];
    const all = ["lift gold a", "lift citizen a", "lay_cube gold b", "lay_cube citizen c"];
    const picking = {
      offered: all.map((choice) => ({ choice, verb: choice.split(" ")[0], arguments: choice.split(" ").slice(1) })),
    } as never;
    for (let step = 0; step < 5; step++) {
      // The same table again: the game has not taken the step yet.
      const now = table();
      asked.push(plan.next(now, picking)?.choice ?? "");
      expect(plan.next(now, picking)).toBeNull();
    }
    expect(asked).toEqual([...all, ""]);
    expect(plan.moves).toEqual([]);
  });

  test("keeps the table in sight on which it was made, until all has happened", () => {
    const [plan, begun] = [new Plan(), table()];
    plan.move({ resource: "gold", from: "a" }, "b");
    const present = table();
    expect(plan.base(present)).toBe(present);
    plan.begin(begun);
    expect(plan.base(present)).toBe(begun);
    plan.next(present, { offered: [] } as never);
    expect(plan.base(present)).toBe(present);
  });

  test("is over when its next step is not offered", () => {
    const plan = new Plan();
    plan.move({ resource: "gold", from: "a" }, "b");
    plan.begin(table());
    expect(plan.next(table(), { offered: [] } as never)).toBeNull();
    expect(plan.moves).toEqual([]);
  });
});

describe("the arrows", () => {
  const at = (element: string, zone: string, ring: number, order: number, x: number): Stop => ({
    element,
    zone,
    ring,
    order,
    x,
    y: 0,
  });
  const stops = [
    at("middle", "city 0", 0, 0, 0),
    at("second", "city 0", 1, 4, -10),
    at("first", "city 0", 1, 1, 10),
    at("outer", "city 0", 2, 7, 20),
    at("elsewhere", "city 1", 0, 0, 50),
  ];

  test("go around a city ring by ring", () => {
    expect(walk(stops, "middle", "ArrowRight")).toBe("first");
    expect(walk(stops, "first", "ArrowRight")).toBe("second");
    expect(walk(stops, "outer", "ArrowRight")).toBe("middle");
    expect(walk(stops, "middle", "ArrowLeft")).toBe("outer");
  });

  test("go outwards and inwards to what is nearest", () => {
    expect(walk(stops, "middle", "ArrowUp")).not.toBeNull();
    expect(walk(stops, "first", "ArrowUp")).toBe("outer");
    expect(walk(stops, "outer", "ArrowDown")).toBe("first");
    expect(walk(stops, "middle", "ArrowDown")).toBeNull();
  });

  test("lead nowhere from elsewhere, or by other keys", () => {
    expect(walk(stops, "unknown", "ArrowUp")).toBeNull();
    expect(walk(stops, "first", "x")).toBeNull();
    expect(walk(stops, "elsewhere", "ArrowRight")).toBe("elsewhere");
  });
});

describe("the stage", () => {
  const { view } = moments.end;

  test("lets cubes fly from where they were to where they are", () => {
    const flown = flightsOf(
      [
        event("lifted-gold", { seat: ["seat-0"], count: 2, tile: ["tile-wall_1"] }),
        event("placed-gold", { seat: ["seat-0"], count: 1, tile: ["tile-asty_1"] }),
        event("gained", { seat: ["seat-1"], resource: ["resource-hoplite"] }),
        event("revolted-citizen", { seat: ["seat-1"], tile: ["tile-wall_1"], count: 1 }),
      ],
      view,
    );
    expect(flown).toEqual([
      { resource: "gold", from: "wall_1", to: AIR },
      { resource: "gold", from: "wall_1", to: AIR },
      { resource: "gold", from: AIR, to: "asty_1" },
      { resource: "hoplite", from: SUPPLY, to: "acropolis_1" },
      { resource: "citizen", from: "wall_1", to: SUPPLY },
    ]);
  });

  test("lets what is paid or given fly to who receives it", () => {
    const paid = event("paid-gold", { tile: ["tile-temple_1"], receiver: ["tile-asty_1"] });
    expect(flightsOf([paid], view)).toEqual([{ resource: "gold", from: "temple_1", to: "asty_1" }]);
  });

  test("forgets a cube that has arrived", () => {
    const stage = new Stage();
    stage.play([event("gained", { seat: ["seat-1"], resource: ["resource-gold"] })], view);
    const [flight] = stage.flights;
    stage.land(flight?.key ?? "");
    expect(stage.flights).toEqual([]);
  });
});

describe("in the log", () => {
  test("an event has the picture of its tile, the shape of its cubes, or a sign of its own", () => {
    const told = (name: string, values = {}) => sign(event(name, values));
    expect(told("laid", { tile: ["tile-wall_1"] })).toBe(faceOf("wall_1").drawing);
    expect(told("invoked", { myth: ["tile-hades"], tile: ["tile-temple_1"] })).toBe(faceOf("hades").drawing);
    expect(told("paid-gold", { tile: ["tile-asty_1"] })).toEqual(told("earned", { tile: ["tile-temple_1"] }));
    expect(told("gained", { resource: ["resource-hoplite"] })).not.toEqual(told("paid-gold"));
    expect(told("attacked", { tile: ["tile-wall_1"] })).toBe(told("launched"));
    expect(told("turn-began")).toBeUndefined();
  });
});

describe("the last turns of others", () => {
  const begins = (seat: number) => event("turn-began", { seat: [`seat-${seat}`], round: 1 });
  const lays = (seat: number, tile: string) =>
    event("laid", { seat: [`seat-${seat}`], tile: [`tile-${tile}`], space: ["space-1"] });
  const gives = event("gave-gold", { seat: ["seat-0"], tile: ["tile-asty_1"], receiver: ["tile-tavern_1"] });
  const log = [begins(0), lays(0, "wall_1"), begins(1), lays(1, "fleet_1"), gives, begins(2), lays(2, "harbour_1")];

  test("stay marked while one decides, with who did it", () => {
    const marks = [
      ["tile:fleet_1", 1],
      ["tile:asty_1", 1],
      ["tile:tavern_1", 1],
      ["tile:harbour_1", 2],
    ];
    expect([...touchedSince(log, 0)]).toEqual(marks);
    expect([...touchedSince([...log, begins(0), lays(0, "agora_1")], 0)]).toEqual(marks);
  });

  test("are gone after the next turn of one's own", () => {
    expect([...touchedSince([...log, begins(0), begins(1), lays(1, "agora_1")], 0)]).toEqual([["tile:agora_1", 1]]);
  });

  test("are for a spectator the last turn there was", () => {
    expect([...touchedSince(log, -1)]).toEqual([["tile:harbour_1", 2]]);
    expect(sinceOwnTurn([], -1)).toEqual([]);
  });

  test("leave no mark where only cubes came and went", () => {
    const pays = event("paid-gold", { seat: ["seat-2"], tile: ["tile-wall_1"], receiver: ["tile-harbour_1"] });
    expect([...touchedSince([begins(2), pays], 0)]).toEqual([]);
    expect(touched(pays)).toEqual(["tile:wall_1", "tile:harbour_1"]);
  });

  test("are about tiles and players, and not about what comes up by itself", () => {
    expect(touched(event("refilled", { slot: ["slot-2"], tile: ["tile-wall_1"] }))).toEqual([]);
    expect(touched(event("gained", { seat: ["seat-1"], resource: ["resource-gold"] }))).toEqual(["tile:acropolis_1"]);
    expect(touched(event("attacked", { other: ["seat-2"], tile: ["tile-wall_1"] }))).toEqual(["tile:wall_1", "seat:2"]);
  });
});

test("a revolt is told tile by tile, with its reason", () => {
  const at = { seat: ["seat-0"], tile: ["tile-wall_1"] };
  const reason = { ...event("rose-for-half", { ...at, excess: 3 }), text: "half of the 3" };
  const lost = event("revolted-gold", { ...at, count: 2 });
  expect([...revoltsIn([reason, lost, event("scored", { seat: ["seat-0"] })])]).toEqual([
    ["wall_1", { lost: cubes(0, 0, 2), reason: "half of the 3" }],
  ]);
});

describe("Tab", () => {
  const stop = (element: string, zone: string, order: number): Stop => ({ element, zone, ring: 0, order, x: 0, y: 0 });
  const stops = [stop("a", "one", 1), stop("b", "one", 0), stop("c", "two", 0), stop("d", "two", 1)];
  const isOpen = (element: string) => element === "a" || element === "d";

  test("leads to one thing of each zone", () => {
    expect(tabStops(stops, () => false, new Map())).toEqual(["b", "c"]);
    expect(tabStops(stops, isOpen, new Map())).toEqual(["a", "d"]);
    expect(tabStops(stops, isOpen, new Map([["two", "c"]]))).toEqual(["a", "c"]);
  });

  test("has a key beside it that knows only what can be chosen", () => {
    expect(nextOpen(stops, isOpen, null, 1)).toBe("a");
    expect(nextOpen(stops, isOpen, "a", 1)).toBe("d");
    expect(nextOpen(stops, isOpen, "b", 1)).toBe("a");
    expect(nextOpen(stops, isOpen, "a", -1)).toBe("d");
    expect(nextOpen(stops, () => false, "a", 1)).toBeNull();
    expect(nextOpen(stops, () => false, null, 1)).toBeNull();
  });
});

test("words on the board are cut or wrapped to the room there is", () => {
  expect(shorten("Anna", 100, 10)).toBe("Anna");
  expect(shorten("Nebukadnezar", 50, 10)).toBe("Nebukad…");
  expect(wrap("one two three four", 57, 10)).toEqual(["one two", "three four"]);
});

describe("a look", () => {
  test("keeps what is under the pointer where it is, and the board within its frame", () => {
    const look = new Look();
    look.near(2, { x: 50, y: 50 }, 100, 100);
    expect(look.zoom).toEqual({ scale: 2, x: -50, y: -50 });
    look.shift({ x: 500, y: -500 }, 100, 100);
    expect(look.zoom).toEqual({ scale: 2, x: 0, y: -100 });
    look.near(0.1, { x: 0, y: 0 }, 100, 100);
    expect(look.zoom.scale).toBe(1);
  });

  test("closes what was opened, once", () => {
    const look = new Look();
    look.isOverview = true;
    expect(look.close()).toBe(true);
    expect(look.close()).toBe(false);
  });
});

describe("a battle", () => {
  const { view } = moments.army;
  const target = view.cities.flatMap(({ tiles }) => tiles).find(({ tile }) => tile === view.target);

  test("puts as much into each line as it is strong", () => {
    const battle = battleOf(view, [], [], null);
    const length = (line: { size: number }[]) => line.reduce((sum, { size }) => sum + size, 0);
    expect(length(battle?.garrison ?? [])).toBe(target?.defence);
    expect(length(battle?.army ?? [])).toBe(view.war?.strength);
  });

  test("lets exactly the defence fall, and the rest live", () => {
    const strong = {
      ...view,
      in_the_air: cubes(2, 2, 0),
      war: {
        loser: 0,
        strength: 6,
        ways: [{ citizen: 1, hoplite: 1, change: 0 }],
        merges: null,
        spaces: [3],
        ...view.war,
      },
    };
    strong.war.strength = 6;
    strong.war.ways = [{ citizen: 1, hoplite: 1, change: 0 }];
    const battle = battleOf(strong, [], [], null);
    expect(battle?.army.map(({ kind, isLost }) => [kind, isLost])).toEqual([
      ["hoplite", true],
      ["citizen", true],
      ["hoplite", false],
      ["citizen", false],
    ]);
    expect(battle?.left).toMatchObject({ citizen: 1, hoplite: 1 });
  });

  test("knows from the log how strong the garrison was, once it is gone", () => {
    const log = [event("attacked", { defence: 3 }), event("launched", {})];
    const lose = ["lose 0", "lose 1"].map((choice) => ({
      choice,
      verb: "lose",
      arguments: choice.split(" ").slice(1),
    }));
    const launched = { ...view, in_the_air: cubes(3, 2, 0) };
    const battle = (meant: string | null) => battleOf(launched, log, lose as never, meant);
    expect(battle(null)?.defence).toBe(3);
    expect(battle(null)?.way).toEqual({ citizen: 3, hoplite: 0, change: 0 });
    expect(battle("loss:1")?.way).toEqual({ citizen: 1, hoplite: 1, change: 0 });
    expect(battleOf({ ...view, in_the_air: cubes(0, 0, 0) }, log, [], null)).toBeNull();
  });

  test("is nowhere in peace", () => {
    expect(battleOf(moments.build.view, [], [], null)).toBeNull();
  });
});
