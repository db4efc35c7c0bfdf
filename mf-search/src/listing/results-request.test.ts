import type { PageContext } from "@stays/contract";
import { parseAddress } from "@stays/routes";
import { createPageContext } from "@stays/testing/page-context";
import { settingsFixture } from "@stays/testing/settings";
import { buildResultsRequest } from "./results-request.ts";

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
  ["no dates", ""],
  ["one date", "?start=2027-02-06"],
  ["SW-13 swapped dates", "?start=2027-02-13&end=2027-02-06"],
  ["the same day", "?start=2027-02-06&end=2027-02-06"],
  ["past dates (ruling 40)", "?start=2027-01-06&end=2027-02-06"],
  ["an age that is not told", "?start=2027-02-06&end=2027-02-13&gc-1-children=1"],
  ["malformed dates", "?start=2027-02-30&end=soon"],
])("SR-02 %s: all content, or nothing when the setting is off", (_, search) => {
  expect(buildResultsRequest(pageContext(search))?.kind).toBe("content");
  expect(buildResultsRequest(pageContext(search, false))).toBeNull();
});
