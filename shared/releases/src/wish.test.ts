import fc from "fast-check";
import { openMemoryStore } from "./memory-store.fixture.ts";
import { readRegistry } from "./registry.js";
import { type Registry, type RegistryState, ReleaseRefused } from "./registry-document.js";
import { goLive, promote, retire, rollBack, rollBackTo, startCanary } from "./registry-transitions.js";
import type { ReleaseStore } from "./release-store.js";
import { fulfilWish } from "./wish.js";

const REMOTE = "mf-cart";
type Change = (registry: Registry, act: { by: string; at: string }) => Registry;

const changes = {
  release:
    (version: string): Change =>
    (registry, act) =>
      goLive(registry, REMOTE, version, act),
  canary:
    (version: string): Change =>
    (registry, act) =>
      startCanary(registry, REMOTE, { version, percent: 10 }, act),
  rollback: (): Change => (registry, act) => rollBack(registry, REMOTE, act),
  "rollback to":
    (version: string): Change =>
    (registry, act) =>
      rollBackTo(registry, REMOTE, version, act),
  promote: (): Change => (registry, act) => promote(registry, REMOTE, act),
  retire: (): Change => (registry) => (registry.remotes[REMOTE] ? retire(registry, REMOTE) : registry),
};
type Action = keyof typeof changes;

/** What visitors get, as people think of it. `taken` = the release or canary that was taken back last. */
interface Model {
  readonly live: string | null;
  readonly canary: string | null;
  readonly good: readonly string[];
  readonly taken: string | null;
  readonly promoted: string | null;
}
const EMPTY: Model = { live: null, canary: null, good: [], taken: null, promoted: null };

/** What a wish makes of a state; null = it is refused. */
function wish(state: Model, action: Action, version: string): Model | null {
  const { live, canary, good } = state;
  const fresh = { canary: null, taken: null, promoted: null };
  const goLiveWith = (next: string): Model =>
    next === live
      ? { ...state, canary: null }
      : {
          ...fresh,
          live: next,
          good: [...(live === null ? [] : [live]), ...good].filter((one) => one !== next),
        };
  const goBackTo = (next: string): Model => {
    const at = good.indexOf(next);
    return { ...fresh, live: next, good: at === -1 ? good : good.slice(at + 1), taken: live };
  };
  if (action === "release") return goLiveWith(version);
  if (action === "retire") return EMPTY;
  if (live === null) return null;
  const endCanary = { ...state, canary: null, taken: canary };
  switch (action) {
    case "canary":
      return version === live ? null : { ...state, canary: version, taken: null, promoted: null };
    case "promote":
      if (canary === null) return state.promoted === live ? state : null;
      return { ...goLiveWith(canary), promoted: canary };
    case "rollback to":
      if (version === live) return canary === null ? state : endCanary;
      return goBackTo(version);
    case "rollback": {
      if (canary !== null) return endCanary;
      if (state.taken !== null) return state;
      const [last] = good;
      return last === undefined ? null : goBackTo(last);
    }
  }
}

const isSame = (one: Model, other: Model, ...keys: readonly (keyof Model)[]): boolean =>
  keys.every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]));

/** Two operators, what each has seen, and what each has ordered last. */
interface Desk {
  state: Model;
  readonly seen: Model[];
  readonly last: ({ action: Action; version: string; seen: Model } | null)[];
}
interface Real {
  readonly store: ReleaseStore;
  readonly seen: RegistryState[];
  readonly last: (RegistryState | null)[];
}

async function readModel(store: ReleaseStore): Promise<Pick<Model, "live" | "canary" | "good">> {
  const entry = (await readRegistry(store)).registry.remotes[REMOTE];
  return {
    live: entry?.version ?? null,
    canary: entry?.canary?.version ?? null,
    good: (entry?.previous ?? []).map(({ version }) => version),
  };
}

/** Orders a change by what the model and the registry were, and compares both. */
async function order(
  desk: Desk,
  real: Real,
  action: Action,
  version: string,
  seen: Model,
  known: RegistryState,
) {
  const wished = wish(seen, action, version);
  const isFulfilled = wished !== null && isSame(wished, desk.state, "live", "canary");
  const isUnchanged = isSame(seen, desk.state, "live", "canary", "good");
  const next = wished && !isFulfilled && isUnchanged ? wish(desk.state, action, version) : null;
  const { number } = await readRegistry(real.store);
  const act = { by: "somebody", action, remote: REMOTE };
  const done = await fulfilWish(real.store, act, changes[action](version), { seen: known }).catch(
    (error: unknown) => {
      if (error instanceof ReleaseRefused) return "refused";
      throw error;
    },
  );
  const expected = next ? number + 1 : isFulfilled ? null : "refused";
  expect(typeof done === "string" || done === null ? done : done.number).toBe(expected);
  if (next) desk.state = next;
  const { live, canary, good } = desk.state;
  expect(await readModel(real.store)).toEqual({ live, canary, good });
}

/** An order of one of two operators, who may look at the newest registry before. */
interface Typed {
  readonly who: number;
  readonly action: Action;
  readonly version: string;
  readonly looks: boolean;
}
const orderOf = ({ who, action, version, looks }: Typed): fc.AsyncCommand<Desk, Real> => ({
  check: () => true,
  async run(desk, real) {
    if (looks) {
      desk.seen[who] = desk.state;
      real.seen[who] = await readRegistry(real.store);
    }
    const [seen = EMPTY, known = await readRegistry(real.store)] = [desk.seen[who], real.seen[who]];
    desk.last[who] = { action, version, seen };
    real.last[who] = known;
    await order(desk, real, action, version, seen, known);
  },
  toString: () => `${who} ${looks ? "looks, " : ""}${action} ${version}`,
});

const retryOf = (who: number): fc.AsyncCommand<Desk, Real> => ({
  check: (desk) => Boolean(desk.last[who]),
  async run(desk, real) {
    const [last, known] = [desk.last[who], real.last[who]];
    if (last && known) await order(desk, real, last.action, last.version, last.seen, known);
  },
  toString: () => `${who} tries again`,
});

test("FE-02 FE-04 two operators order, look and try again: each wish is fulfilled once, or refused", async () => {
  const who = fc.nat(1);
  const orders = fc
    .record({
      who,
      action: fc.constantFrom(...(Object.keys(changes) as Action[])),
      version: fc.constantFrom("1", "2", "3"),
      looks: fc.boolean(),
    })
    .map(orderOf);
  const commands = fc.commands([orders, orders, who.map(retryOf)], {
    maxCommands: 30,
    size: "+1",
  });
  await fc.assert(
    fc.asyncProperty(commands, async (run) => {
      const store = openMemoryStore();
      const nothing = await readRegistry(store);
      await fc.asyncModelRun(
        () => ({
          model: { state: EMPTY, seen: [EMPTY, EMPTY], last: [null, null] },
          real: { store, seen: [nothing, nothing], last: [null, null] },
        }),
        run,
      );
    }),
    { numRuns: 500 },
  );
});

describe("what is typed again, after a look at the newest registry", () => {
  const act = { by: "anna", action: "test", remote: REMOTE };
  const type = async (store: ReleaseStore, ...lines: readonly (readonly [Action, string?])[]) => {
    for (const [action, version = ""] of lines) await fulfilWish(store, act, changes[action](version));
    return readModel(store);
  };

  test.each<[string, (readonly [Action, string?])[], [Action, string?], string, string | null]>([
    ["back from 3", [["release", "3"]], ["rollback"], "2", null],
    ["back from a canary", [["canary", "3"]], ["rollback"], "2", null],
    ["the canary for everyone", [["canary", "3"]], ["promote"], "3", null],
    ["a release", [], ["release", "3"], "3", null],
    ["a canary", [], ["canary", "3"], "2", "3"],
    ["the live release, which ends its canary", [["canary", "3"]], ["release", "2"], "2", null],
    ["back to a named release", [["release", "3"]], ["rollback to", "1"], "1", null],
    ["back to the live one, which ends its canary", [["canary", "3"]], ["rollback to", "2"], "2", null],
  ])("FE-04 %s is one step, however often", async (_, before, line, live, canary) => {
    const store = openMemoryStore();
    await type(store, ["release", "1"], ["release", "2"], ...before);
    const once = await type(store, line);
    expect(once).toMatchObject({ live, canary });
    const { number } = await readRegistry(store);
    expect(await type(store, line, line)).toEqual(once);
    expect((await readRegistry(store)).number).toBe(number);
  });

  test("FE-04 of two who go back from the same release at once, one does, and the other finds it done", async () => {
    const store = openMemoryStore();
    await type(store, ["release", "1"], ["release", "2"], ["release", "3"]);
    const seen = await readRegistry(store);
    const back = () => fulfilWish(store, act, changes.rollback(), { seen });
    expect((await Promise.all([back(), back()])).filter(Boolean)).toHaveLength(1);
    expect(await readModel(store)).toMatchObject({ live: "2", good: ["1"] });
  });

  test("FE-04 a wish that others have overtaken is refused with what was, and what is", async () => {
    const store = openMemoryStore();
    await type(store, ["release", "1"], ["release", "2"]);
    const seen = await readRegistry(store);
    await type(store, ["release", "3"]);
    await expect(fulfilWish(store, act, changes.rollback(), { seen })).rejects.toThrow(
      "mf-cart has changed since number 2 of the registry: it had 2 live, and has 3 live. Nothing was changed.",
    );
    expect(await readModel(store)).toMatchObject({ live: "3" });
  });
});

test("FE-02 of 480 changes at once none gives up", async () => {
  const store = openMemoryStore();
  const letters = Array.from({ length: 480 }, (_, number) =>
    String.fromCharCode(97 + (number % 24), 97 + Math.floor(number / 24)),
  );
  await Promise.all(
    letters.map((name) => {
      const remote = `mf-${name}`;
      return fulfilWish(store, { by: "ci", action: "release", remote }, (registry, act) =>
        goLive(registry, remote, "1", act),
      );
    }),
  );
  expect((await readRegistry(store)).number).toBe(480);
});
