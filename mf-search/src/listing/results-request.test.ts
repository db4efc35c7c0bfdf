import type { PageContext } from "@stays/contract";
import { parseAddress } from "@stays/routes";
import { createPageContext } from "@stays/testing/page-context";
import { settingsFixture } from "@stays/testing/settings";
import { buildResultsRequest, explainMissingPrice } from "./results-request.ts";

function pageContext(search: string, multiPropertyNoResultsPage = true): PageContext {
  const routeMatch = parseAddress({ pathname: "/en/stays", search, hash: "" }, ["en"]);
  if (!routeMatch) throw new Error("no route");
  return createPageContext({
    route: routeMatch,
    settings: settingsFixture({ search: { multiPropertyNoResultsPage } }),
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
