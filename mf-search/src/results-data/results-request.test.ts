import type { PageContext } from "@stays/contract";
import { parseAddress } from "@stays/routes";
import { buildResultsRequest } from "@stays/search/listing";
import { createPageContext } from "@stays/testing/page-context";
import { settingsFixture } from "@stays/testing/settings";
import { explainMissingPrice } from "./missing-price.ts";

function pageContext(
  search: string,
  multiPropertyNoResultsPage = true,
  galaxy: Parameters<typeof settingsFixture>[0] = {},
): PageContext {
  const routeMatch = parseAddress({ pathname: "/en/stays", search, hash: "" }, ["en"]);
  if (!routeMatch) throw new Error("no route");
  return createPageContext({
    route: routeMatch,
    settings: settingsFixture({ search: { multiPropertyNoResultsPage }, ...galaxy }),
    today: "2027-02-01",
  });
}

test.each([
  ["no dates", "", "chooseDates"],
  ["one date", "?start=2027-02-06", "chooseDates"],
  ["SW-13 swapped dates", "?start=2027-02-13&end=2027-02-06", "chooseDates"],
  ["the same day", "?start=2027-02-06&end=2027-02-06", "chooseDates"],
  ["past dates (ruling 40)", "?start=2027-01-06&end=2027-02-06", "pastDates"],
  ["an age that is not told", "?start=2027-02-06&end=2027-02-13&gc-1-children=1", "errorAges"],
  ["malformed dates", "?start=2027-02-30&end=soon", "chooseDates"],
])(
  "SR-02 %s: all content, or nothing when the setting is off, and why there is no price",
  (_, search, reason) => {
    expect(buildResultsRequest(pageContext(search))?.kind).toBe("content");
    expect(buildResultsRequest(pageContext(search, false))).toBeNull();
    expect(explainMissingPrice(pageContext(search))).toBe(reason);
  },
);

const both = { price: { least: "from", most: "to" }, bounds: "box" };
const none = { price: null, bounds: null };
const week = "?start=2027-02-06&end=2027-02-13";

test.each([
  ["nothing is named", `${week}&price=1-9&bounds=1,2,3,4`, none, undefined],
  ["both are named", `${week}&price=1-9&bounds=1,2,3,4`, both, { from: "1", to: "9", box: "1,2,3,4" }],
  ["one limit", `${week}&price=-9`, both, { to: "9" }],
  ["price alone", `${week}&price=1-9&bounds=1,2,3,4`, { ...none, price: both.price }, { from: "1", to: "9" }],
  ["no filter", week, both, undefined],
  ["no dates, so no prices", "?price=1-9&bounds=1,2,3,4", both, { box: "1,2,3,4" }],
  ["hostile values", `${week}&price=1%26x-9&bounds=a,b,c,d`, both, undefined],
])("ruling 126 what Galaxy is asked to filter: %s", (_, search, filters, others) => {
  const request = buildResultsRequest(pageContext(search, true, { galaxy: { filters } }));
  const asked = request?.kind === "prices" ? request.search : request?.filter;
  expect(asked?.others).toEqual(others);
});

test("a host of before the setting galaxy is asked for nothing", () => {
  const context = pageContext(`${week}&price=1-9`);
  const { galaxy: _, ...settings } = context.settings;
  const request = buildResultsRequest({ ...context, settings: settings as PageContext["settings"] });
  expect(request).toMatchObject({ kind: "prices" });
});
