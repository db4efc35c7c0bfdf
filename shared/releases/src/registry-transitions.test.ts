import type { Registry } from "./registry-document.js";
import {
  dropRevocations,
  endCanary,
  goLive,
  promote,
  retire,
  revokePreviews,
  rollBack,
  startCanary,
  unpin,
} from "./registry-transitions.js";

const act = (day: number) => ({ by: "anna", at: `2027-01-0${day}T00:00:00.000Z` });
const released = (...versions: string[]): Registry =>
  versions.reduce<Registry>(
    (registry, version, index) => goLive(registry, "mf-search", version, act(index + 1)),
    { remotes: { "mf-cart": { version: "7.0.0" } } },
  );
const search = ({ remotes }: Registry) => remotes["mf-search"];

test("FE-02 a release goes live and the one before is kept as good; other remotes stay", () => {
  const registry = released("1", "2");
  expect(search(registry)).toEqual({
    version: "2",
    since: "2027-01-02T00:00:00.000Z",
    by: "anna",
    previous: [{ version: "1", since: "2027-01-01T00:00:00.000Z", by: "anna" }],
  });
  expect(registry.remotes["mf-cart"]).toEqual({ version: "7.0.0" });
});

test("FE-02 a rebuild of the same version loses its hash, and nothing else", () => {
  const registry = { remotes: { "mf-search": { version: "1", by: "anna", hash: "sha384-old" } } };
  expect(search(unpin(registry, "mf-search"))).toEqual({ version: "1", by: "anna" });
});

test("FE-04 an impossible rollback is rejected with a sentence", () => {
  expect(() => rollBack(released("1"), "mf-search", act(9))).toThrow("no earlier release");
  expect(() => rollBack(released("1"), "mf-upsell", act(9))).toThrow("no live release yet");
});

test("FE-04 a canary exists beside the live release until it is promoted or rolled back", () => {
  const canary = startCanary(released("1"), "mf-search", { version: "2", percent: 10 }, act(5));
  expect(search(canary)).toMatchObject({ version: "1", canary: { version: "2", percent: 10 } });
  expect(search(endCanary(canary, "mf-search"))).toEqual({ ...search(released("1")), undone: "2" });
  const promoted = promote(canary, "mf-search", act(6));
  expect(search(promoted)).toMatchObject({ version: "2", previous: [{ version: "1" }] });
  expect(search(promoted)).not.toHaveProperty("canary");
});

test("FE-04 there is nothing to promote or take back without a canary", () => {
  expect(() => promote(released("1"), "mf-search", act(2))).toThrow("no canary");
  expect(() => endCanary(released("1"), "mf-search")).toThrow("no canary");
});

test("FE-04 a retired remote is not live any more; one that never was live is rejected", () => {
  expect(retire(released("1", "2"), "mf-search").remotes).toEqual({ "mf-cart": { version: "7.0.0" } });
  expect(() => retire(released("1"), "mf-weather")).toThrow("mf-weather has no live release yet");
});

test("FE-04 revocations of previews outlast releases and retirements, and no clock ends them (ruling 115)", () => {
  const one = { remote: "mf-search", version: "2", number: 7 };
  const revoked = revokePreviews(released("1"), one);
  expect(revoked).not.toBeNull();
  const after = retire(goLive(revoked ?? released("1"), "mf-search", "3", act(3)), "mf-cart");
  expect(after.revoked).toEqual({ "mf-search/2": 7 });
  expect(revokePreviews(after, one)).toBeNull();
  const all = revokePreviews(after, { remote: "mf-search", version: null, number: 9 });
  expect(all?.revoked).toEqual({ "mf-search": 9 });
  expect(all && revokePreviews(all, { ...one, number: 9 })).toBeNull();
  expect(all && dropRevocations(all, "mf-search", ["2"]).revoked).toEqual({ "mf-search": 9 });
  expect(dropRevocations(after, "mf-search", ["2"]).revoked).toEqual({});
});
