import { Hono } from "hono";
import type { BasketPort, BasketView } from "../galaxy/basket-view.ts";
import { destinations } from "../world/destination.ts";
import { onlineApp } from "./online-app.ts";

const { languages } = destinations.hallefjall;

const view: BasketView = {
  id: 5,
  currency: "SEK",
  total: 4185,
  groups: [
    {
      name: 'Gran <img src=x onerror="alert(1)">',
      offerName: "Ski & stay",
      lines: [
        {
          lineId: 71,
          name: "Cabin 4",
          startDate: "2027-01-10T00:00:00",
          endDate: "2027-01-13T00:00:00",
          persons: [{ count: 2, name: "Adult" }],
          addons: [
            { name: "Linen", units: 2, included: true, price: 0 },
            { name: "Cleaning", units: 1, included: false, price: 950 },
          ],
          offered: [{ name: "Sledge", price: 250, max: 4 }],
          price: 3235,
        },
      ],
    },
  ],
};

function site() {
  const removed: [string, number][] = [];
  const basket: BasketPort = {
    read: async (cookie) => (cookie === "mine" ? view : null),
    removeLine: async (cookie, line) => {
      removed.push([cookie, line]);
    },
  };
  const activityName = (id: string) => (id === "77" ? "Dog sledding" : null);
  const app = new Hono().route("/online", onlineApp({ basket, languages, activityName }));
  return { app, removed };
}
const mine = { cookie: "GalaxyBasket=mine" };

test("the basket shows its content, and escapes it as text", async () => {
  const response = await site().app.request("/online/en/basket", { headers: mine });
  const text = await response.text();
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
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("without a cookie the basket is empty", async () => {
  expect(await (await site().app.request("/online/basket")).text()).toContain("Your basket is empty.");
});

test.each([
  ["/online/sv/basket", "", "Din varukorg"],
  ["/online/basket?lang=de", "", "Ihr Warenkorb"],
  ["/online/basket", "fr;q=0.9,nb;q=0.8", "Handlekurven din"],
  ["/online/basket", "ja", "Your basket"],
])("%s with Accept-Language '%s' speaks as '%s'", async (path, header, title) => {
  const response = await site().app.request(path, { headers: { "accept-language": header } });
  expect(await response.text()).toContain(`<h1>${title}</h1>`);
});

test.each([71, 2 ** 52 + 1])(
  "ruling 26: line %d is removed on the online site and the basket shown again",
  async (line) => {
    const { app, removed } = site();
    const form = new URLSearchParams({ lineId: `${line}` });
    const response = await app.request("/online/sv/basket/remove", {
      method: "POST",
      headers: mine,
      body: form,
    });
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("/online/sv/basket");
    expect(removed).toEqual([["mine", line]]);
  },
);

test("another site cannot remove a line", async () => {
  const { app, removed } = site();
  const headers = { ...mine, "sec-fetch-site": "cross-site" };
  const body = new URLSearchParams({ lineId: "71" });
  expect((await app.request("/online/basket/remove", { method: "POST", headers, body })).status).toBe(403);
  expect(removed).toEqual([]);
});

test("AD-03 the add-ons page lists the extras chosen, those on offer, and leads on to the basket", async () => {
  const text = await (await site().app.request("/online/en/addons", { headers: mine })).text();
  expect(text).toContain("1 × Cleaning");
  expect(text).toMatch(/Sledge \(SEK\s250 each, up to 4\)/);
  expect(text).toContain('href="/online/en/basket"');
});

test("an activity shows its name and date; one that does not exist is not found", async () => {
  const { app } = site();
  const text = await (await app.request("/online/en/activity/77?date=2027-01-11")).text();
  expect(text).toContain("Dog sledding");
  expect(text).toContain("11 Jan 2027");
  expect((await app.request("/online/en/activity/78")).status).toBe(404);
});

test("any other page is not found, in words", async () => {
  const response = await site().app.request("/online/nothing");
  expect(response.status).toBe(404);
  expect(await response.text()).toContain("This page does not exist");
});
