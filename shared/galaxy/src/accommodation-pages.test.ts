import { QueryClient } from "@stays/contract";
import { provideGalaxy } from "@stays/contract/host";
import type { Accommodation } from "@stays/domain";
import { galaxyFixture } from "./galaxy.fixture.ts";
import { accommodationContentPagesQuery, accommodationPagesQuery, mergeStays } from "./index.ts";

const FIRST = { searchId: null, page: 1 };

const search = {
  start: "2027-02-06",
  end: "2027-02-13",
  personConfigurations: [{ adults: 2, childrenAges: [] }],
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
