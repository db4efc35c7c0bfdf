import { endedCanaries } from "./canary-folder.js";
import { prunableHosts, prunableReleases } from "./prunable.js";

const day = (number: number) => `2027-01-${String(number).padStart(2, "0")}T00:00:00.000Z`;
const stored = [1, 2, 3, 4, 5, 6].map((number) => ({ version: `${number}`, usedAt: day(number) }));

test("FE-02 old releases are pruned, but none that is live, a canary, or a rollback target (ruling 116)", () => {
  const entry = { version: "2", previous: [{ version: "1" }], canary: { version: "3", percent: 10 } };
  expect(prunableReleases(entry, stored, day(6))).toEqual(["4", "5"]);
});

test("of a retired remote everything old is pruned", () => {
  expect(prunableReleases(undefined, stored, day(3))).toEqual(["1", "2"]);
});

test("a release whose age nobody knows is kept", () => {
  expect(prunableReleases(undefined, [{ version: "1" }], day(30))).toEqual([]);
});

test("the last three hosts are kept, however old", () => {
  expect(prunableHosts(undefined, stored, day(30))).toEqual(["3", "2", "1"]);
});

test("FE-02 a released host is kept as a remote is, besides the last three", () => {
  const entry = { version: "2", previous: [{ version: "1" }] };
  expect(prunableHosts(entry, stored, day(30))).toEqual(["3"]);
});

test("FE-04 the counts of canaries that have ended are leftovers", () => {
  const registry = { remotes: { "mf-cart": { version: "1", canary: { version: "2", percent: 10 } } } };
  expect(endedCanaries(registry, ["mf-cart~2", "mf-cart~1", "mf-search~2", ".mf-cart~3.42"])).toEqual([
    "mf-cart~1",
    "mf-search~2",
  ]);
});
