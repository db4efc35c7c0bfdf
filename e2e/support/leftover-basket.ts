import type { BrowserContext } from "@playwright/test";
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

/** Puts a cabin into a new basket, as the site does. Returns the basket's cookie. */
async function fillBasket(origin: string, week: number): Promise<string> {
  let cookie = "";
  async function ask(path: string, init: RequestInit = {}) {
    const headers = { ...init.headers, "x-requested-with": "stays", cookie };
    const answer = await fetch(`${origin}${EN}/api/galaxy/stays/${path}`, { ...init, headers });
    const own = answer.headers.getSetCookie().find((text) => text.startsWith("GalaxyBasket="));
    cookie = own?.split(";")[0] ?? cookie;
    return answer.json();
  }
  const query = new URLSearchParams(weekForTwo(week));
  query.set("productId", "3001");
  query.set("personConfigurations", JSON.stringify([{ Adults: 2, ChildrenAges: [] }]));
  const found = await ask(`availability/accommodation?${query}`);
  await ask("create-basket");
  const items = [{ BookKey: found.Accommodations[0].Products[0].BookingKey, Amount: 1, Name: "Cabin" }];
  const { basketResult } = await ask("add-accommodation-to-basket", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ searchId: found.SearchId, items: JSON.stringify(items) }),
  });
  if (!basketResult.Success) throw new Error(`The cabin was not added: ${basketResult.Error}`);
  return cookie;
}

/**
 * Gives a browser the leftovers of earlier visits before every page load: stored values, and a cabin in the
 * basket.
 *
 * @param week in which no other test of the site books a cabin
 */
export async function leaveBehind(context: BrowserContext, origin: string, week: number): Promise<void> {
  const [name = "", value = ""] = (await fillBasket(origin, week)).split("=");
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
