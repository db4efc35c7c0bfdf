import { QueryClient } from "@stays/contract";
import { provideGalaxy } from "@stays/contract/host";
import type { Accommodation } from "@stays/domain";
import { galaxyFixture } from "./galaxy.fixture.ts";
import { accommodationContentPagesQuery, accommodationPagesQuery } from "./index.ts";

const search = {
  start: "2027-02-06",
  end: "2027-02-13",
  personConfigurations: [{ adults: 2, childrenAges: [] }],
};

test("SR-01 SR-12 an empty page means that all is loaded", () => {
  const pages = accommodationPagesQuery(search);
  const empty = { accommodations: [], totalResults: 9, searchId: "s", askedAt: 0 };
  const content = { accommodations: [], totalResults: 9 };
  expect(pages.getNextPageParam(empty, [empty], null, [])).toBeNull();
  expect(accommodationContentPagesQuery({}).getNextPageParam(content, [content], 1, [])).toBeNull();
});

test.each([0, 500, 7])("SR-03 a further page with code %i failed and can be tried again", async (code) => {
  const client = new QueryClient();
  provideGalaxy(client, galaxyFixture({ code, errorMessage: "" }));
  const priced = { ...accommodationPagesQuery(search), initialPageParam: { searchId: "s", page: 2 } };
  const contents = { ...accommodationContentPagesQuery({}), initialPageParam: 2 };
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
  const next = accommodationPagesQuery(search).getNextPageParam(last, pages, null, []);
  expect(next).toEqual({ searchId: "s", page: 3 });
  expect(accommodationContentPagesQuery({}).getNextPageParam(last, pages, 2, [])).toBe(3);
});
