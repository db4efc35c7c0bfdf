import { Hono } from "hono";
import { findKey, twoAdults, useSandbox } from "../sandbox.fixture.ts";
import { onlineApp } from "./online-app.ts";

const { ask, add, openBasket, galaxy } = useSandbox();
/** Asks the online site. */
const online = (path: string, init?: RequestInit) =>
  new Hono().route("/online", onlineApp(galaxy())).request(`/online${path}`, init);
const readText = async (path: string, init?: RequestInit) => (await online(path, init)).text();

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
