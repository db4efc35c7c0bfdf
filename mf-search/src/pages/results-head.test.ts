import { QueryClient } from "@stays/contract";
import type { Accommodation } from "@stays/domain";
import { parseAddress } from "@stays/routes";
import { buildResultsRequest, staysQuery } from "@stays/search/listing";
import { createPageContext } from "@stays/testing/page-context";
import { settingsFixture } from "@stays/testing/settings";
import { comparedContentQuery } from "../comparison/comparison-ids.ts";
import { resultsHead, sharedStayQueries } from "./results-head.ts";

const DATED = "start=2027-02-06&end=2027-02-13&rooms=1&gc-1-adults=2&gc-1-children=0";
const t = (key: string, values: object = {}) => [key, ...Object.values(values)].filter(Boolean).join("|");

function makeVisit(search: string) {
  const route = parseAddress({ pathname: "/en/stays", search, hash: "" }, ["en"]);
  if (!route) throw new Error("no route");
  return createPageContext({ route, settings: settingsFixture({ name: "Fells" }), today: "2026-11-21" });
}

const stay = (id: string, name: string, children: readonly Accommodation[] = []) =>
  ({
    ...{ id, name, children, products: [], productsGrouped: [], conditionGroups: [] },
    content: { images: [{ uri: `/${name}.jpg`, description: null, isMain: true, focalY: 50 }] },
  }) as unknown as Accommodation;

/** The head of the results, where these properties are loaded. */
function makeHead(search: string, ...loaded: readonly Accommodation[]) {
  const data = new QueryClient();
  for (const one of loaded)
    data.setQueryData<unknown>(comparedContentQuery(one.id).queryKey, {
      accommodations: [one],
      totalResults: 1,
    });
  return resultsHead(makeVisit(search), data, t);
}

test("SR-01 results are named by their area, dates and guests, and pictured by the first stay", () => {
  const pageContext = makeVisit(`?${DATED}&promocode=SNOW&gclid=a`);
  const request = buildResultsRequest(pageContext);
  if (request === null) throw new Error("nothing is listed");
  const data = new QueryClient();
  data.setQueryData<unknown>(staysQuery(request).queryKey, {
    pages: [{ accommodations: [stay("cbis:1", "Pine")], totalResults: 1, searchId: "s", askedAt: 1 }],
    pageParams: [null],
  });
  expect(resultsHead(pageContext, data, t)).toMatchObject({
    title: "stays",
    description: "pageDescriptionFor|Fells|6 Feb – 13 Feb|guests|2",
    socialImage: expect.stringContaining("/Pine.jpg?width=800"),
    sharedSearch: `?${DATED}`,
  });
  expect(makeHead("").description).toBe("pageDescription|Fells");
  expect(makeHead("").sharedSearch).toBe("");
});

test("a shared comparison is named by its stays and units, and keeps its address", () => {
  const pine = stay("cbis:3005", "Pine");
  const head = makeHead(
    `?compare=cbis:1,cbis:2.3005&${DATED}`,
    stay("cbis:1", "Lake"),
    stay("cbis:2", "Village", [pine]),
  );
  expect(head).toMatchObject({
    title: "comparisonOf|Lake and Pine",
    description: "sharedDescriptionFor|Fells|Lake and Pine|6 Feb – 13 Feb|guests|2",
    socialImage: expect.stringContaining("/Lake.jpg"),
    sharedSearch: `?${DATED}&compare=cbis:1,cbis:2.3005`,
  });
});

test("shared favourites are named by the first three, which alone are requested for it", () => {
  const search = "?favourites=cbis:1,cbis:2,cont:3,cbis:4,cbis:5";
  expect(sharedStayQueries(makeVisit(search))).toHaveLength(3);
  const head = makeHead(search, stay("cbis:1", "Lake"), stay("cbis:2", "Pine"));
  expect(head.title).toBe("favouritesOf|Lake, Pine and others|3");
  expect(head.description).toBe("sharedDescription|Fells|Lake, Pine and others|3");
  expect(makeHead(search).title).toBe("stays");
  expect(sharedStayQueries(makeVisit(`?${DATED}`))).toEqual([]);
});
