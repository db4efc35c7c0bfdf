import { Hono } from "hono";
import type { BasketView } from "../galaxy/basket-view.ts";
import { findKey, twoAdults, useSandbox } from "../sandbox.fixture.ts";
import { destinations } from "../world/destinations.ts";
import { onlineApp } from "./online-app.ts";
import { addonsPage, basketPage, pageFrame } from "./pages.ts";

const { ask, add, openBasket, galaxy } = useSandbox();
/** Asks the online site. */
const online = (path: string, init?: RequestInit) =>
  new Hono().route("/online", onlineApp(galaxy())).request(`/online${path}`, init);
const readText = async (path: string, init?: RequestInit) => (await online(path, init)).text();

const view: BasketView = {
  currency: "SEK",
  total: 4185,
  groups: [
    {
      name: 'Gran <img src=x onerror="alert(1)">',
      offerName: "Ski & stay",
      lines: [
        {
          lineId: 71,
          seller: "",
          offerName: null,
          name: "Cabin 4",
          startDate: "2027-01-10T00:00:00",
          endDate: "2027-01-13T00:00:00",
          persons: [{ count: 2, name: "Adult" }],
          addons: [
            { name: "Linen", units: 2, included: true, price: 0 },
            { name: "Cleaning", units: 1, included: false, price: 950 },
          ],
          price: 3235,
        },
      ],
    },
  ],
};

const english = destinations.hallefjall.languages.find(({ prefix }) => prefix === "en");
const frame = english && pageFrame(english);

test("the basket shows its content, and escapes it as text", async () => {
  const text = String(frame && (await basketPage(frame, view)));
  expect(text).toContain("Gran &lt;img src=x");
  expect(text).not.toContain("<img");
  for (const part of [
    "Ski &amp; stay",
    "Cabin 4",
    "2 × Adult",
    "2 × Linen (included)",
    "1 × Cleaning",
    "Back to the site",
  ]) {
    expect(text).toContain(part);
  }
  expect(text).toMatch(/SEK\s4,185/);
});

test("AD-03 the add-ons page lists the extras and leads on to the basket", async () => {
  const text = String(frame && (await addonsPage(frame, view)));
  expect(text).toContain("1 × Cleaning");
  expect(text).toContain('href="/online/en/basket"');
});

test("without a cookie the basket is empty", async () => {
  const response = await online("/en/basket");
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await response.text()).toContain("Your basket is empty.");
});

test.each([
  ["/sv/basket", "Din varukorg"],
  ["/ja/basket", "Your basket"],
])("%s speaks as '%s'", async (path, title) => {
  expect(await readText(path)).toContain(`<h1>${title}</h1>`);
});

test("ruling 26: a line is removed on the online site and the basket shown again", async () => {
  const cookie = await openBasket();
  const query = `start=2027-02-01&end=2027-02-05&${twoAdults}&productId=1001`;
  const stay = await ask("searchAccommodation", query);
  const BookKey = findKey(stay);
  const added = await add("addAccommodationToBasket", cookie, stay.SearchId, { BookKey });
  const [lineId] = added.basketResult.BookItemIds;
  expect(await readText("/en/basket", { headers: { cookie } })).toContain(`value="${lineId}"`);
  const response = await online("/sv/basket/remove", {
    method: "POST",
    headers: { cookie },
    body: new URLSearchParams({ lineId: `${lineId}` }),
  });
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe("/online/sv/basket");
  expect((await ask("getBasket", "", { cookie })).Groups).toEqual([]);
});

test("an activity shows its name and date; one that does not exist is not found", async () => {
  const text = await readText("/en/activity/6001?date=2027-01-11");
  expect(text).toContain(`<h1>${galaxy().catalogue.activities.get(6001)?.name.en}</h1>`);
  expect(text).toContain("11 Jan 2027");
  expect((await online("/en/activity/78")).status).toBe(404);
});

test("any other page is not found, in words", async () => {
  const response = await online("/nothing");
  expect(response.status).toBe(404);
  expect(await response.text()).toContain("This page does not exist");
});
