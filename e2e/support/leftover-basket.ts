import type { BrowserContext } from "@playwright/test";
import { galaxyVisitor } from "./galaxy-visitor.ts";
import { weekForTwo } from "./stay-dates.ts";
import { EN, findLanguage } from "./world.ts";

const stays = [
  { id: "2001", name: "A village of before", path: `${EN}/stays/village/2001/a-village-of-before` },
  { id: "4001", name: "A hotel of before", path: `${EN}/stays/hotel/4001/a-hotel-of-before` },
];

/** What earlier visits leave on a device and in a tab, in the product's formats. */
function storedState() {
  const search = weekForTwo();
  const start = new URLSearchParams(search).get("start") ?? "";
  const end = new URLSearchParams(search).get("end") ?? "";
  return {
    localStorage: {
      "stays.viewed": stays,
      "stays.favourites": stays,
      "stays.last-search": search,
    },
    sessionStorage: {
      "stays.booked-days": { activity: [start], transport: [start, end] },
      "stays.visit.click-ids": "gclid=of-before",
      "stays.facility-icons": [
        [215, "of-before"],
        [211, null],
      ],
      "stays.scroll-positions": { [`default ${EN}/stays${search}`]: { top: 900, anchor: null } },
      "stays.open-add": {
        kind: "accommodation",
        day: null,
        keys: ["of-before"],
        lines: [{ start, end, price: 1200 }],
        before: null,
        isNotified: true,
      },
      "stays.selection": { scope: "of-before", items: [] },
    },
  };
}

/**
 * Gives a browser the leftovers of earlier visits before every page load: stored values, and a cabin in the
 * basket.
 *
 * @param week in which no other test of the site books a cabin
 */
export async function leaveBehind(context: BrowserContext, origin: string, week: number): Promise<void> {
  const query = new URLSearchParams(weekForTwo(week));
  const visitor = galaxyVisitor(origin);
  await visitor.choose({ productId: 3001, start: query.get("start") ?? "", end: query.get("end") ?? "" });
  const { Success, Error: code } = await visitor.add();
  if (!Success) throw new Error(`The cabin was not put into the basket: ${code}`);
  const [name = "", value = ""] = visitor.cookie().split("=");
  await context.addCookies([
    { name, value, url: origin },
    { name: "language", value: findLanguage("de").prefix, url: origin },
  ]);
  await context.addInitScript((stored) => {
    // Empty documents, such as those of frames, have no storage; Firefox runs the script in them too.
    if (!location.host) return;
    for (const [key, value] of Object.entries(stored.localStorage))
      localStorage.setItem(key, JSON.stringify(value));
    for (const [key, value] of Object.entries(stored.sessionStorage))
      sessionStorage.setItem(key, JSON.stringify(value));
  }, storedState());
}
