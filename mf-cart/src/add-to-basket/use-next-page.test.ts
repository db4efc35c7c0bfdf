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

const readQuery = (of: Parameters<typeof upsellPage>[1]) =>
  Object.fromEntries(new URLSearchParams(String(upsellPage(search, of, settings("upsellday")).search)));
const stay = {
  start: "2026-12-05",
  end: "2026-12-12",
  rooms: "1",
  "gc-1-adults": "2",
  "gc-1-children": "1",
  "gc-1-age": "4",
};

test("CT-03 AD-02 dates, guests, the booked accommodation and its place go along; filters do not", () => {
  expect(readQuery(booking)).toEqual({ ...stay, ba: "3001", lat: "62.5", long: "12.4" });
  expect(readQuery({ accommodationId: null, position: null })).toEqual(stay);
});
