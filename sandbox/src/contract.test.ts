import { contractViolation, operationIds } from "./contract-check.fixture.ts";
import { calls } from "./galaxy/operations.ts";
import { createSandbox, type Sandbox } from "./server.ts";
import { special } from "./world/special-cases.ts";

const TODAY = "2026-11-21";
const dates = "start=2027-01-16&end=2027-01-23";
const two = `personConfigurations=${encodeURIComponent('[{"Adults":2,"ChildrenAges":[]}]')}`;
const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await createSandbox({ dataFolder: null, today: () => TODAY });
}, 60_000);
afterAll(() => sandbox.close());

async function get(
  operationId: string,
  query = "",
  cookie = "",
  lang = "en",
): Promise<Record<string, never>> {
  const response = await sandbox.fetch(
    new Request(`http://site/${lang}/api/galaxy/stays/${calls[operationId]?.path}?${query}`, {
      headers: cookie ? { cookie } : {},
    }),
  );
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  const answer = await response.json();
  expect(contractViolation(operationId, answer)).toBe("");
  return answer;
}

async function post(
  operationId: string,
  cookie: string,
  searchId: string,
  items: unknown,
): Promise<Record<string, never>> {
  const response = await sandbox.fetch(
    new Request(`http://site/en/api/galaxy/stays/${calls[operationId]?.path}`, {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify({ searchId, items: JSON.stringify(items) }),
    }),
  );
  const answer = await response.json();
  expect(contractViolation(operationId, answer)).toBe("");
  return answer;
}

async function openBasket(): Promise<string> {
  const response = await sandbox.fetch(new Request("http://site/en/api/galaxy/stays/create-basket"));
  expect(contractViolation("createBasket", await response.json())).toBe("");
  return (response.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
}

/** The first booking key of an answer with a prefix. */
function findKey(answer: unknown, beginning: string): string {
  const keys = JSON.stringify(answer).match(/(?<="Book(?:ing)?Key":")[^"]+/g) ?? [];
  return keys.find((key) => key.startsWith(beginning)) ?? "";
}

test("every operation of the contract has a call", () => {
  expect(Object.keys(calls).sort()).toEqual(operationIds);
});

test.each<[string, string]>([
  ["searchAccommodation", `${dates}&${two}`],
  [
    "searchAccommodation",
    `${dates}&${two}&category=12&sort=Price-Asc&attributes=215&capacityFilter=${json({ 372: 4 })}&geo=401`,
  ],
  ["searchAccommodation", `${dates}&${two}&productId=${special.village}`],
  ["searchAccommodation", `${dates}&${two}&productId=${special.outsideVillage}`],
  ["searchAccommodation", `${dates}&${two}&productId=${special.hotel}`],
  ["searchAccommodation", `${dates}&${two}&productId=${special.hotelWithoutConditions}`],
  ["searchAccommodation", `${dates}&${two}&productId=${special.lodge}&promoCode=WINTER10`],
  ["searchAccommodation", `${dates}&${two}&offersOnly=true`],
  ["searchAccommodation", `${dates}&${two}&offersOnly=true&productId=${special.village}&offerIds=810`],
  ["searchAccommodation", `start=2020-01-01&end=2020-01-08&${two}`],
  ["getAccommodationContent", "page=1"],
  ["getAccommodationContent", `productId=${special.outsideVillage}`],
  ["getAccommodationContent", `productId=${special.hostileHtml}`],
  ["getContentOffer", ""],
  ["getContentOffer", "productId=2001&packageId=810"],
  ["getTravelRating", "productId=2001&referenceId=HF-2001"],
  ["availabilityCalendar", "start=2027-01-01&end=2027-01-31"],
  [
    "availabilityCalendar",
    "start=2027-01-01&end=2027-01-31&cbisId=2001&isPropertyCalendar=true&promoCode=WINTER10",
  ],
  ["availabilityCalendar", "start=2027-01-01&end=2027-01-31&cbisId=3001&parentProductId=2001&isChild=true"],
  ["availabilityCalendar", "start=2027-01-01&end=2027-01-31&cbisId=2001&offersOnly=true&offerIds=810"],
  [
    "availabilityCalendar",
    `start=2027-01-01&end=2027-01-31&cbisId=${special.fakeCalendarVillage}&isPropertyCalendar=true`,
  ],
  ["availableDepartureDates", "nodeId=1184&arrivalDate=2027-01-02"],
  ["validatePromoCode", "promocode=winter10"],
  ["validatePromoCode", "promocode=nothing"],
  ["searchActivities", `date=2027-01-17&category=31&position=${json({ Latitude: 62, Longitude: 13 })}`],
  ["activitiesByDay", "start=2027-01-16&end=2027-01-23&datesOnly=true"],
  ["activitiesByDay", "start=2027-01-16&getFullMonth=true&category=33"],
  ["activitiesByProduct", "start=2027-01-16&end=2027-01-23&attribute=88"],
  ["recommendedActivities", "start=2027-01-16&end=2027-01-23&bookedAccommodation=1001"],
  ["transportInformation", "productId=6502"],
  ["transportByDay", "start=2027-01-16&end=2027-01-23"],
  ["transportByProduct", "start=2027-01-16&end=2027-01-23"],
  [
    "searchTransport",
    `productId=6501&routeCode=SCR-HFJ&start=2027-01-16&priceGroups=${json([{ Code: "PRGR00001", Quantity: 2 }])}`,
  ],
])("the answer of %s keeps the contract: %s", async (operationId, query) => {
  for (const lang of ["en", "no"]) await get(operationId, query, "", lang);
});

test("SR-01 pages follow each other and end with code 404; Random-Asc is fixed by the search", async () => {
  const first = await get("searchAccommodation", `${dates}&${two}&sort=Random-Asc`);
  const again = await get("nextAccommodationPage", `searchId=${first.SearchId}&page=1&sort=Random-Asc`);
  expect(again).toEqual(first);
  await get("nextAccommodationPage", `searchId=${first.SearchId}&page=2`);
  expect(await get("nextAccommodationPage", `searchId=${first.SearchId}&page=900`)).toMatchObject({
    code: 404,
  });
});

test("SR-01 the same search made twice has the same prices, also on later pages", async () => {
  const question = `${dates}&${two}`;
  const prices = ({ Accommodations }: Record<string, { Products: { BookingKey: string }[] }[]>) =>
    Accommodations?.map(({ Products }) => Products.map(({ BookingKey: _key, ...product }) => product));
  const first = prices(await get("searchAccommodation", question));
  expect(first?.every((products) => products.length === 1)).toBe(true);
  expect(prices(await get("searchAccommodation", question))).toEqual(first);
});

test("CT-04 a stay, an activity and a departure go into one basket, with extras, and a line can go out again", async () => {
  const cookie = await openBasket();
  const stay = await get("searchAccommodation", `${dates}&${two}&productId=${special.village}`);
  const added = await post("addAccommodationToBasket", cookie, stay.SearchId ?? "", [
    { BookKey: findKey(stay, "BK-3001-FLEX-2A"), Amount: 1, Name: "Cabin" },
  ]);
  expect(added).toMatchObject({ basketResult: { Success: true } });
  const id = (added.basketResult as { BookItemIds: number[] } | undefined)?.BookItemIds[0] ?? 0;
  await get("getBasketAddon", "", cookie);
  await get("getBasketAddonByBookItem", `bookItemId=${id}`, cookie);
  const choice = `bookItemId=${id}&items=${json([{ id: 501, qty: 2, price: 250, bookItemId: id }])}&addOns=${json({ 501: 2 })}`;
  expect(await get("addBasketAddon", choice, cookie)).toBe(1);
  expect(await get("addBasketAddon", choice, cookie)).toBe(1);
  const activity = await get("searchActivities", "date=2027-01-17");
  await post("addActivityToBasket", cookie, activity.SearchId ?? "", [
    { BookKey: findKey(activity, "AC-"), Amount: 1, Name: "x", Price: 1, Extra: true },
  ]);
  const bus = await get(
    "searchTransport",
    `productId=6501&routeCode=SCR-HFJ&start=2027-01-16&priceGroups=${json([{ Code: "PRGR00001", Quantity: 1 }])}`,
  );
  await post("addTransportToBasket", cookie, bus.SearchId ?? "", [
    { BookKey: findKey(bus, "TR-"), Amount: 1, Name: "x" },
  ]);
  const basket = await get("getBasket", "", cookie);
  expect(basket.Groups).toHaveLength(3);
  expect(JSON.stringify(basket)).toContain('"NoUnits":2,"PriceIncluded":false,"Price":{"Price":500');
  const sold = await get("searchAccommodation", `${dates}&${two}&productId=3001`);
  expect(sold).toMatchObject({ code: 500 });
  await sandbox.basketPort.removeLine(cookie.split("=")[1] ?? "", id);
  expect(await get("searchAccommodation", `${dates}&${two}&productId=3001`)).toMatchObject({
    TotalResults: 1,
  });
  expect((await get("getBasket", "", cookie)).Groups).toHaveLength(2);
});

test("CT-04 adding is all or nothing", async () => {
  const cookie = await openBasket();
  const search = await get(
    "searchAccommodation",
    `start=2027-03-01&end=2027-03-03&personConfigurations=${json([{ Adults: 1, ChildrenAges: [] }])}&productId=${special.hotel}`,
  );
  const result = await post("addAccommodationToBasket", cookie, search.SearchId ?? "", [
    { BookKey: findKey(search, "BK-5001-FLEX-1A"), Amount: 1, Name: "a" },
    { BookKey: findKey(search, "BK-5002-FLEX-1A"), Amount: 4, Name: "b" },
  ]);
  expect(result).toMatchObject({ basketResult: { Success: false, BookItemIds: [] } });
  expect((await get("getBasket", "", cookie)).Groups).toEqual([]);
});

test("a POST that is not JSON answers HTTP 415", async () => {
  const request = new Request("http://site/en/api/galaxy/stays/add-activity-to-basket", {
    method: "POST",
    body: "a=b",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect((await sandbox.fetch(request)).status).toBe(415);
});
