import { findKey, twoAdults, useSandbox } from "./sandbox.fixture.ts";

const { ask, add, openBasket, post, send } = useSandbox({ faults: true });
const lodge = (dates: string) => `${dates}&${twoAdults}&productId=1001`;
const week = "start=2027-02-01&end=2027-02-05";
const bus = (day: string) =>
  `productId=6501&routeCode=SCR-HFJ&start=${day}&priceGroups=[{"Code":"PRGR00001","Quantity":2}]`;

let cookie: string;
beforeEach(async () => {
  await send("/sandbox/faults", { method: "DELETE" });
  cookie = await openBasket();
});

/** Runs a search and returns its id and the first booking key of its answer. */
async function found(operationId: string, query: string) {
  const answer = await ask(operationId, query);
  return { searchId: answer.SearchId, BookKey: findKey(answer) };
}
const expireSearches = async (minutes: number) => (await post("/sandbox/searches", { minutes })).status;
const countGroups = async () => (await ask("getBasket", "", { cookie })).Groups.length;

const stay = ["addAccommodationToBasket", "searchAccommodation"] as const;
const activity = ["addActivityToBasket", "searchActivities"] as const;
const transport = ["addTransportToBasket", "searchTransport"] as const;

test.each([
  [...stay, lodge(week)],
  [...activity, "date=2027-01-17"],
  [...transport, bus("2027-01-16")],
])("CT-04 ER-01 %s books a key with its own search and with no other", async (operation, search, query) => {
  const first = await found(search, query);
  const second = await found(search, query);
  expect(second.BookKey).not.toBe(first.BookKey);
  expect(await add(operation, cookie, second.searchId, first)).toMatchObject({ code: 500 });
  expect(await add(operation, cookie, second.searchId, second, first)).toMatchObject({ code: 500 });
  expect(await countGroups()).toBe(0);
  const booked = await add(operation, cookie, first.searchId, first);
  expect(booked).toMatchObject({ basketResult: { Success: true } });
});

test("SR-01 an expired search has no further page: code 404", async () => {
  const { searchId } = await found("searchAccommodation", `${week}&${twoAdults}`);
  const next = () => ask("nextAccommodationPage", `searchId=${searchId}&page=2`);
  expect(await next()).toMatchObject({ SearchId: searchId });
  expect(await expireSearches(0)).toBe(204);
  expect(await next()).toMatchObject({ code: 404 });
  expect(await expireSearches(30)).toBe(204);
  expect(await next()).toMatchObject({ SearchId: searchId });
  expect(await expireSearches(-1)).toBe(400);
});

test.each([
  [...stay, lodge("start=2027-03-01&end=2027-03-05")],
  [...activity, "date=2027-01-17"],
  [...transport, bus("2027-01-16")],
])(
  "CT-04 BW-02 TR-04 %s books nothing of an expired search: code 404; of a new one it does",
  async (operation, search, query) => {
    const old = await found(search, query);
    await expireSearches(0);
    expect(await add(operation, cookie, old.searchId, old)).toMatchObject({ code: 404 });
    await expireSearches(30);
    const fresh = await found(search, query);
    const booked = await add(operation, cookie, fresh.searchId, fresh);
    expect(booked).toMatchObject({ basketResult: { Success: true } });
  },
);

test.each([
  [...activity, "date=2027-01-17", "date=2027-01-18"],
  [...transport, bus("2027-01-17"), bus("2027-01-18")],
])("BW-02 TR-04 %s rejects a key of another day", async (operation, search, day, other) => {
  const first = await found(search, day);
  const later = await found(search, other);
  expect(await add(operation, cookie, later.searchId, first)).toMatchObject({ code: 500 });
  // Even with the seal of the other search its own day is refused.
  const BookKey = first.BookKey.slice(0, -8) + later.BookKey.slice(-8);
  const resealed = await add(operation, cookie, later.searchId, { BookKey });
  expect(resealed).toMatchObject({ basketResult: { Success: false, Error: 2 } });
});

test("CT-04 a basket that another tab fills is the same basket", async () => {
  const first = await found("searchAccommodation", lodge("start=2027-04-01&end=2027-04-05"));
  expect(await countGroups()).toBe(0);
  const again = await send("/en/api/galaxy/stays/create-basket", { headers: { cookie } });
  expect(again.headers.get("set-cookie")).toBeNull();
  await add("addAccommodationToBasket", cookie, first.searchId, first);
  expect(await countGroups()).toBe(1);
});
