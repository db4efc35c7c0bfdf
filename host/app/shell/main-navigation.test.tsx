import type { SiteSettings } from "@stays/contract";
import { renderInHost } from "@stays/testing";
import { screen } from "@testing-library/react";
import { shellTexts } from "../../texts/texts.ts";
import { carriedSearch, MainNavigation } from "./main-navigation.tsx";

const STAY = "?start=2027-02-06&end=2027-02-13";
type Upsell = Partial<SiteSettings["upsell"]>;

const UPSELL_LINKS = ["Activities", "Transport"];

/** The names of the upsell's main links on the results page with this query. */
async function upsellLinksOn(search: string, upsell: Upsell) {
  const routeMatch = { language: "en", name: "stayslist", params: {}, search, hash: "" } as const;
  await renderInHost(<MainNavigation routeMatch={routeMatch} label="Main" />, {
    settings: { upsell },
    texts: shellTexts,
    address: `/en/stays${search}`,
    today: "2026-11-21",
  });
  const names = screen.getAllByRole("link").map((link) => link.textContent);
  expect(names.slice(0, 2)).toEqual(["Stays", "Packages"]);
  return names.filter((name) => UPSELL_LINKS.includes(name));
}

/** The path of the link with this name, without its query. */
const findPath = (name: string) =>
  new URL(screen.getByRole<HTMLAnchorElement>("link", { name }).href).pathname;

test("ST-01 with upsell off no link leads to activities or transport", async () => {
  expect(await upsellLinksOn(STAY, { active: false })).toEqual([]);
});

test.each([
  ["without dates", ""],
  ["with past dates", "?start=2026-02-06&end=2026-02-13"],
  ["with swapped dates", "?start=2027-02-13&end=2027-02-06"],
])("TR-01 UP-04 %s no link leads to a page that only counts down to the basket", async (_, search) => {
  expect(await upsellLinksOn(search, { active: true, pageType: "upsellrecommend" })).toEqual([]);
});

test("UP-02 UP-03 activities by day and by category need no dates to be linked to", async () => {
  expect(await upsellLinksOn("", { active: true, pageType: "upsellday" })).toEqual(["Activities"]);
});

test.each([
  ["dates", STAY],
  ["a booked accommodation", "?ba=3001"],
])("TR-01 UP-04 with %s both are linked to", async (_, search) => {
  expect(await upsellLinksOn(search, { active: true, pageType: "upsellrecommend" })).toEqual([
    "Activities",
    "Transport",
  ]);
  expect(findPath("Activities")).toBe("/en/stays/upsell/recommend");
});

test("UP-01 the day picker is on the route of the day page", async () => {
  await upsellLinksOn(STAY, { active: true, pageType: "upselldaypicker" });
  expect(findPath("Activities")).toBe("/en/stays/upsell/days");
});

test("ruling 31 where the upsell page is transport no link leads to activities, where every add fails", async () => {
  expect(await upsellLinksOn(STAY, { active: true, pageType: "upselltransport" })).toEqual(["Transport"]);
});

test("RT-08 dates and guests go along the main links, filters do not", () => {
  const search = "?start=2027-02-06&end=2027-02-08&rooms=1&gc-1-adults=2&category=12&attributes=215";
  expect(carriedSearch(search)).toBe("?start=2027-02-06&end=2027-02-08&rooms=1&gc-1-adults=2");
  expect(carriedSearch("?category=12")).toBe("");
});

test("CT-03 RT-08 promo code, booked accommodation and where it is go along", () => {
  const booked = "?start=2027-02-06&end=2027-02-08&promocode=WINTER10&ba=3001&lat=62.5&long=12.4";
  expect(carriedSearch(`${booked}&sort=Price-Asc&geo=410`)).toBe(booked);
});
