import { createPageContext } from "@stays/search";
import { settingsFixture } from "@stays/testing/settings";
import { recommendedStay } from "./recommended-query.ts";

test.each([
  ["?start=2027-02-06&end=2027-02-13", "2027-02-06", "2027-02-13"],
  ["?start=2027-02-06", "2027-02-06", null],
  ["?start=2027-01-31&end=2027-02-06", null, null],
  ["?start=2027-02-06&end=9999-12-31", null, null],
])("UP-04 ruling 40 the page of %s asks for the days %s to %s", (query, start, end) => {
  const pageContext = createPageContext({
    route: { language: "en", name: "upsellrecommend", params: {}, search: query, hash: "" },
    settings: settingsFixture(),
    today: "2027-02-01",
  });
  expect(recommendedStay(pageContext)).toMatchObject({ start, end });
});
