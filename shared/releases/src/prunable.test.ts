import {
  doubtfulDates,
  firstNeeded,
  prunableHosts,
  prunableReleases,
  recentVersions,
  withSafeDates,
} from "./prunable.js";
import type { RegistryDocument, RemoteEntry } from "./registry-document.js";

const day = (number: number) => `2027-01-${String(number).padStart(2, "0")}T00:00:00.000Z`;
const stored = (...versions: string[]) => versions.map((version) => ({ version, builtAt: day(1) }));

/** Documents of the registry, one a day: what mf-cart is. */
const documents = (...entries: (RemoteEntry | undefined)[]): RegistryDocument[] =>
  entries.map((entry, index) => ({
    ...{ number: index + 1, id: "", by: "anna", remote: "mf-cart", version: "", why: "", action: "release" },
    at: day(index + 1),
    registry: { remotes: entry ? { "mf-cart": entry } : {} },
  }));
const live = (version: string) => ({ version });
/** Three newer releases, which are always kept. */
const newer = ["7", "8", "9"].map((version) => ({ version, builtAt: day(28) }));
const prunable = (known: RegistryDocument[], before: string, versions: string[]) =>
  prunableReleases(known, "mf-cart", [...stored(...versions), ...newer], before);

test("FE-02 a release counts from when it stopped being live, however old it is (ruling 116)", () => {
  const known = documents(live("1"), live("1"), live("1"), live("2"));
  expect(prunable(known, day(4), ["1", "2"])).toEqual([]);
  expect(prunable(known, day(5), ["1", "2"])).toEqual(["1"]);
});

test("FE-02 so does a canary", () => {
  const canary = { version: "1", canary: { version: "2", percent: 10 } };
  const known = documents(live("1"), canary, canary, live("1"));
  expect(prunable(known, day(4), ["2"])).toEqual([]);
  expect(prunable(known, day(5), ["2"])).toEqual(["2"]);
});

test("FE-02 so does the last good release, to which browsers fall back", () => {
  const known = documents(live("1"), { version: "3", previous: [live("2")] }, live("1"));
  expect(prunable(known, day(3), ["2"])).toEqual([]);
  expect(prunable(known, day(4), ["2"])).toEqual(["2"]);
});

test("FE-02 a preview counts until its link ends, a day later", () => {
  const [first, ...others] = documents(live("1"), live("1"), live("1"));
  const known = [{ ...first, action: "preview", version: "2" } as RegistryDocument, ...others];
  expect(prunable(known, day(2), ["2"])).toEqual([]);
  expect(prunable(known, day(3), ["2"])).toEqual(["2"]);
});

test("FE-02 what the newest document names is kept, live, canary or rollback target", () => {
  const entry = { version: "2", previous: [live("1")], canary: { version: "3", percent: 10 } };
  expect(prunable(documents(entry), day(30), ["1", "2", "3"])).toEqual([]);
});

test("FE-02 of a retired remote the newest three are kept", () => {
  const known = documents(live("1"), undefined);
  expect(prunable(known, day(30), ["1"])).toEqual(["1"]);
  expect(prunableReleases(known, "mf-cart", stored("1", "2", "3"), day(30))).toEqual([]);
});

test("FE-02 a release that no document names counts from the oldest document, or from its build", () => {
  const known = documents(live("1")).map((document) => ({ ...document, at: day(10) }));
  expect(prunable(known, day(10), ["2"])).toEqual([]);
  expect(prunable(known, day(11), ["2"])).toEqual(["2"]);
  expect(prunable([], day(1), ["2"])).toEqual([]);
});

test("a release whose age nobody knows is kept", () => {
  expect(prunableReleases([], "mf-cart", [{ version: "1" }, ...newer], day(30))).toEqual([]);
});

test("a host counts from the build of the next one, and the last three are kept", () => {
  const hosts = [1, 2, 3, 4, 20, 21].map((number) => ({ version: `${number}`, builtAt: day(number) }));
  expect(prunableHosts(hosts, day(4))).toEqual(["2", "1"]);
  expect(prunableHosts(hosts, day(30))).toEqual(["3", "2", "1"]);
});

test("FE-02 the documents that ages need start with the last one from before the limit", () => {
  const known = documents(live("1"), live("2"), live("3"));
  expect([day(1), day(2), day(3), day(9)].map((before) => firstNeeded(known, before))).toEqual([0, 1, 2, 3]);
});

describe("the date of a document by a wrong clock decides nothing (ruling 116)", () => {
  const NOW = day(28);
  const future = "2028-06-01T00:00:00.000Z";
  const dated = (...dates: string[]) =>
    documents(...dates.map((_, index) => live(`${index + 1}`))).map((document, index) => ({
      ...document,
      at: dates[index] ?? "",
    }));

  test.each([
    ["none", [day(1), day(2), day(2)], [], [day(1), day(2), day(2)]],
    ["one that lies in the future", [day(1), future, day(3)], [2], [day(1), day(3), day(3)]],
    ["the newest, in the future", [day(1), future], [2], [day(1), NOW]],
    ["one before its predecessor", [day(5), day(1), day(6)], [2], [day(5), day(6), day(6)]],
    ["the newest, before its predecessor", [day(5), day(1)], [2], [day(5), NOW]],
  ])("%s", (_, dates, doubtful, safe) => {
    const known = dated(...dates);
    expect([...doubtfulDates(known, NOW)]).toEqual(doubtful);
    expect(withSafeDates(known, NOW).map(({ at }) => at)).toEqual(safe);
  });

  test("what was live until a moment ago is kept, although the clock of the change was a month behind", () => {
    const known = dated(day(20), "2026-12-01T00:00:00.000Z");
    expect(prunable([...withSafeDates(known, NOW)], day(27), ["1"])).toEqual([]);
  });

  test("what the newest ten documents name is known, previews too, and nothing before them", () => {
    const many = documents(...Array.from({ length: 12 }, (_, index) => live(`${index + 1}`)));
    const known = many.map((document) =>
      document.number === 5 ? { ...document, action: "preview", version: "p" } : document,
    );
    expect(new Set(recentVersions(known, "mf-cart"))).toEqual(
      new Set(["", "p", ...Array.from({ length: 10 }, (_, index) => `${index + 3}`)]),
    );
    expect(recentVersions(known, "mf-search")).toEqual([]);
  });
});
