import type { SiteSettings } from "@stays/contract";
import { renderInHost } from "@stays/testing";
import { screen } from "@testing-library/react";
import { shellTexts } from "../../texts/texts.ts";
import { carriedSearch, MainNavigation } from "./main-navigation.tsx";

const STAY = "?start=2027-02-06&end=2027-02-13";
type PageType = SiteSettings["upsell"]["pageType"] | "off";

test.each<[string, PageType, string, readonly string[]]>([
  ["TR-01 UP-04 without dates none counts down to the basket", "upsellrecommend", "", []],
  ["TR-01 UP-04 nor with past dates", "upsellrecommend", "?start=2026-02-06&end=2026-02-13", []],
  ["TR-01 UP-04 nor with swapped dates", "upsellrecommend", "?start=2027-02-13&end=2027-02-06", []],
  ["UP-02 activities by day need no dates", "upsellday", "", ["days"]],
  ["TR-01 UP-04 with dates both are there", "upsellrecommend", STAY, ["recommend", "transport"]],
  ["TR-01 UP-04 or a booked stay", "upsellrecommend", "?ba=3001", ["recommend", "transport"]],
  ["UP-01 the day picker is on the route of days", "upselldaypicker", STAY, ["days", "transport"]],
  ["ruling 31 where every add of an activity fails", "upselltransport", STAY, ["transport"]],
  ["ST-01 with upsell off", "off", STAY, []],
])("the links to upsell pages: %s", async (_, pageType, search, expected) => {
  const routeMatch = { language: "en", name: "stayslist", params: {}, search, hash: "" } as const;
  await renderInHost(<MainNavigation routeMatch={routeMatch} label="Main" />, {
    settings: { upsell: pageType === "off" ? { active: false } : { active: true, pageType } },
    texts: shellTexts,
    address: `/en/stays${search}`,
    today: "2026-11-21",
  });
  const paths = screen.getAllByRole<HTMLAnchorElement>("link").map(({ href }) => new URL(href).pathname);
  const upsell = expected.map((page) => `/en/stays/upsell/${page}`);
  expect(paths).toEqual(["/en/stays", "/en/stays/packages", ...upsell]);
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
