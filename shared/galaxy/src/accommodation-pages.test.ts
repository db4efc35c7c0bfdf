import { QueryClient } from "@stays/contract";
import { provideGalaxy } from "@stays/contract/host";
import type { Accommodation } from "@stays/domain";
import { galaxyFixture } from "./galaxy.fixture.ts";
import {
  accommodationContentPagesQuery,
  accommodationPagesQuery,
  keptPage,
  mergeStays,
  type StaysPage,
  withMissingPages,
} from "./index.ts";

const FIRST = { searchId: null, page: 1 };

const search = {
  start: "2027-02-06",
  end: "2027-02-13",
  rooms: [{ adults: 2, childrenAges: [] }],
};

test("SR-01 SR-12 an empty page means that all is loaded", () => {
  const pages = accommodationPagesQuery(search);
  const empty = { accommodations: [], totalResults: 9, searchId: "s", askedAt: 0 };
  expect(pages.getNextPageParam(empty, [empty], FIRST, [])).toBeNull();
  expect(accommodationContentPagesQuery({}).getNextPageParam(empty, [empty], FIRST, [])).toBeNull();
});

test.each([0, 500, 7])("SR-03 a further page with code %i failed and can be tried again", async (code) => {
  const client = new QueryClient();
  provideGalaxy(client, galaxyFixture({ code, errorMessage: "" }));
  const priced = { ...accommodationPagesQuery(search), initialPageParam: { searchId: "s", page: 2 } };
  const contents = { ...accommodationContentPagesQuery({}), initialPageParam: { searchId: null, page: 2 } };
  await expect(client.fetchInfiniteQuery(priced)).rejects.toThrow(`code ${code}`);
  await expect(client.fetchInfiniteQuery(contents)).rejects.toThrow(`code ${code}`);
  client.clear();
});

test("SR-01 stays that a further page repeats do not count towards the total", () => {
  const page = (...ids: string[]) => ({
    accommodations: ids.map((id) => ({ id }) as Accommodation),
    totalResults: 3,
    searchId: "s",
    askedAt: 0,
  });
  const pages = [page("a", "b"), page("b")];
  const last = page("b");
  const next = accommodationPagesQuery(search).getNextPageParam(last, pages, FIRST, []);
  expect(next).toEqual({ searchId: "s", page: 3 });
  const contents = pages.map((page) => ({ ...page, searchId: null }));
  const nextContents = accommodationContentPagesQuery({}).getNextPageParam(
    contents[1] ?? last,
    contents,
    FIRST,
    [],
  );
  expect(nextContents).toEqual({ searchId: null, page: 3 });
});

test("SR-01 a list that grows page by page is read once, and shorter or other lists are read anew", () => {
  const reads: string[] = [];
  const page = (...ids: string[]) => ({
    get accommodations() {
      reads.push(ids.join(""));
      return ids.map((id) => ({ id }) as Accommodation);
    },
  });
  const [one, two, three] = [page("a", "b"), page("b", "c"), page()];
  const merge = (...pages: (typeof one)[]) => {
    const { stays, isEnded } = mergeStays(pages);
    return [stays.map(({ id }) => id).join(""), isEnded];
  };
  expect([merge(one), merge(one, two), merge(one, two), merge(one, two, three)]).toEqual([
    ["ab", false],
    ["abc", false],
    ["abc", false],
    ["abc", true],
  ]);
  expect(new Set(reads)).toEqual(new Set(["ab", "bc", ""]));
  const count = reads.length;
  expect(merge(one, page("d"))).toEqual(["abd", false]);
  expect(merge(one)).toEqual(["ab", false]);
  expect(merge()).toEqual(["", false]);
  expect(reads.length).toBeGreaterThan(count);
});

const stays = (...ids: string[]) => ids.map((id) => ({ id }) as Accommodation);
const loaded = (totalResults: number, ...ids: string[]): StaysPage => ({
  accommodations: stays(...ids),
  totalResults,
  searchId: "s",
  askedAt: 0,
});

test.each([
  // number, is the list stale, is the page outdated, is it wanted: what a refetch does
  [1, true, false, false, "requested"],
  [1, false, false, true, "kept"],
  [2, true, false, true, "requested"],
  [2, true, false, false, "outdated"],
  [2, false, false, true, "kept"],
  [2, false, true, true, "requested"],
  [2, false, true, false, "outdated"],
])(
  "SR-10 page %i, stale %s, outdated %s, wanted %s is %s",
  (number, isStale, isOutdated, isWanted, result) => {
    const page = isOutdated ? { ...loaded(9, "a"), isOutdated } : loaded(9, "a");
    const kept = keptPage(page, number, isStale, () => isWanted);
    expect(kept === null ? "requested" : kept.isOutdated ? "outdated" : "kept").toBe(result);
  },
);

test.each([
  ["no longer than it is", 5, 1, []],
  ["with the rest on its last page", 5, 9, [2, 1]],
  ["as long as it was", 50, 3, [2, 2]],
  ["not without stays", 0, 3, []],
])("RT-06 a list is restored %s", (_, total, count, missing) => {
  const first = total === 0 ? loaded(0) : loaded(total, "a", "b");
  const { pages, pageParams } = withMissingPages({ pages: [first], pageParams: [FIRST] }, count);
  expect(pages.slice(1).map((page) => page.missing)).toEqual(missing);
  expect(pageParams).toHaveLength(pages.length);
  expect(mergeStays(pages)).toMatchObject({ stays: first.accommodations, isEnded: total === 0 });
  expect(mergeStays(pages).places).toHaveLength(
    first.accommodations.length + missing.reduce((sum, n) => sum + n, 0),
  );
});
