import type { UpsellPageType } from "@stays/contract";
import { createPageContext } from "@stays/search";
import { settingsFixture } from "@stays/testing";
import { upsellPage } from "./use-next-page.ts";

const settings = (pageType: UpsellPageType) => settingsFixture({ upsell: { pageType } });
const query =
  "?start=2026-12-05&end=2026-12-12&rooms=1&gc-1-adults=2&gc-1-children=1&gc-1-age=4&category=3&sort=Price-Asc";
const { search } = createPageContext({
  route: { language: "en", name: "stayslist", params: {}, search: query, hash: "" },
  settings: settingsFixture(),
  today: "2026-11-20",
});
const booking = { accommodationId: "3001", position: { latitude: 62.5, longitude: 12.4 } };

test.each([
  ["upsellday", "upsellday"],
  ["upselldaypicker", "upsellday"],
  ["upsellcategory", "upsellcategory"],
  ["upsellrecommend", "upsellrecommend"],
  ["upselltransport", "upselltransport"],
] as const)("CT-03 ruling 31: page type %s is on route %s", (pageType, route) => {
  expect(upsellPage(search, booking, settings(pageType)).route).toBe(route);
});

test("CT-03 AD-02 dates, guests, the booked accommodation and its place go along; filters do not", () => {
  const shown = new URLSearchParams(String(upsellPage(search, booking, settings("upsellday")).search));
  expect(Object.fromEntries(shown)).toMatchObject({
    start: "2026-12-05",
    end: "2026-12-12",
    "gc-1-adults": "2",
    "gc-1-age": "4",
    ba: "3001",
    lat: "62.5",
    long: "12.4",
  });
  expect(shown.has("category")).toBe(false);
  expect(shown.has("sort")).toBe(false);
});

test("AD-02 without a position lat and long are left out", () => {
  const shown = new URLSearchParams(
    String(upsellPage(search, { accommodationId: null, position: null }, settings("upsellday")).search),
  );
  expect(shown.has("lat") || shown.has("long") || shown.has("ba")).toBe(false);
});
