import { type BrowserContext, expect } from "@playwright/test";
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

/** Puts a cabin into a basket of the context, as the site does. */
async function fillBasket({ request }: BrowserContext, week: number): Promise<void> {
  const galaxy = `${EN}/api/galaxy/stays`;
  const headers = { "x-requested-with": "stays" };
  const query = new URLSearchParams(weekForTwo(week));
  query.set("productId", "3001");
  query.set("personConfigurations", JSON.stringify([{ Adults: 2, ChildrenAges: [] }]));
  const search = await request.get(`${galaxy}/availability/accommodation?${query}`, { headers });
  const { Accommodations, SearchId: searchId } = await search.json();
  await request.get(`${galaxy}/create-basket`, { headers });
  const [{ BookingKey: BookKey }] = Accommodations[0].Products;
  const data = { searchId, items: JSON.stringify([{ BookKey, Amount: 1, Name: "Cabin" }]) };
  const added = await request.post(`${galaxy}/add-accommodation-to-basket`, { headers, data });
  expect(await added.json()).toMatchObject({ basketResult: { Success: true } });
}

/**
 * Gives a browser the leftovers of earlier visits before every page load: stored values, and a cabin in the
 * basket.
 *
 * @param week in which no other test of the site books a cabin
 */
export async function leaveBehind(context: BrowserContext, origin: string, week: number): Promise<void> {
  await fillBasket(context, week);
  await context.addCookies([{ name: "language", value: findLanguage("de").prefix, url: origin }]);
  await context.addInitScript((stored) => {
    // Empty documents, such as those of frames, have no storage; Firefox runs the script in them too.
    if (!location.host) return;
    for (const [key, value] of Object.entries(stored.localStorage))
      localStorage.setItem(key, JSON.stringify(value));
    for (const [key, value] of Object.entries(stored.sessionStorage))
      sessionStorage.setItem(key, JSON.stringify(value));
  }, storedState());
}
