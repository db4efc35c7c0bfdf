import { operationIds } from "./contract-check.fixture.ts";
import { calls } from "./galaxy/operations.ts";
import { findKey, twoAdults as two, useSandbox } from "./sandbox.fixture.ts";
import { dayNumber } from "./world/day.ts";
import { special } from "./world/special-cases.ts";

const dates = "start=2027-01-16&end=2027-01-23";
const january = "start=2027-01-01&end=2027-01-31";
const bus =
  'productId=6501&routeCode=SCR-HFJ&start=2027-01-16&priceGroups=[{"Code":"PRGR00001","Quantity":2}]';
const { ask, add, openBasket, galaxy, send } = useSandbox();

test("every operation of the contract has a call", () => {
  expect(Object.keys(calls).sort()).toEqual(operationIds);
});

test.each<[string, string]>([
  ["searchAccommodation", `${dates}&${two}`],
  [
    "searchAccommodation",
    `${dates}&${two}&category=12&sort=Price-Asc&attributes=215&capacityFilter={"372":4}&geo=401`,
  ],
  ["searchAccommodation", `${dates}&${two}&productId=${special.village}`],
  ["searchAccommodation", `${dates}&${two}&productId=${special.outsideVillage}`],
  ["searchAccommodation", `${dates}&${two}&productId=${special.hotel}`],
  ["searchAccommodation", `${dates}&${two}&productId=${special.hotelWithoutConditions}`],
  ["searchAccommodation", `${dates}&${two}&productId=${special.lodge}&promoCode=WINTER10`],
  ["searchAccommodation", `${dates}&${two}&offersOnly=true`],
  ["searchAccommodation", `${dates}&${two}&offersOnly=true&productId=${special.village}&offerIds=810`],
  ["getAccommodationContent", `productId=${special.outsideVillage}`],
  ["getContentOffer", "productId=2001&packageId=810"],
  ["getTravelRating", "productId=2001&referenceId=HF-2001"],
  ["availabilityCalendar", january],
  ["availabilityCalendar", `${january}&cbisId=2001&isPropertyCalendar=true&promoCode=WINTER10`],
  ["availabilityCalendar", `${january}&cbisId=3001&parentProductId=2001&isChild=true`],
  ["availabilityCalendar", `${january}&cbisId=2001&offersOnly=true&offerIds=810`],
  ["availabilityCalendar", `${january}&cbisId=${special.fakeCalendarVillage}&isPropertyCalendar=true`],
  ["validatePromoCode", "promocode=nothing"],
  ["searchActivities", 'date=2027-01-17&category=31&position={"Latitude":62,"Longitude":13}'],
  ["activitiesByDay", "start=2027-01-16&end=2027-01-23&datesOnly=true"],
  ["activitiesByDay", "start=2027-01-16&getFullMonth=true&category=33"],
  ["activitiesByProduct", "start=2027-01-16&end=2027-01-23&attribute=88"],
  ["recommendedActivities", "start=2027-01-16&end=2027-01-23&bookedAccommodation=1001"],
  ["transportByDay", "start=2027-01-16&end=2027-01-23"],
  ["transportByProduct", "start=2027-01-16&end=2027-01-23"],
  ["searchTransport", bus],
])("the answer of %s keeps the contract: %s", async (operationId, query) => {
  for (const lang of ["en", "no"]) await ask(operationId, query, { lang });
});

test("SR-01 pages follow each other and end with code 404; Random-Asc is fixed by the search", async () => {
  const first = await ask("searchAccommodation", `${dates}&${two}&sort=Random-Asc`);
  const readPage = (page: number) =>
    ask("nextAccommodationPage", `searchId=${first.SearchId}&page=${page}&sort=Random-Asc`);
  expect(await readPage(1)).toEqual(first);
  expect(await readPage(900)).toMatchObject({ code: 404 });
});

test("SR-01 the same search made twice has the same prices, also on later pages", async () => {
  const prices = ({ Accommodations }: { Accommodations: { Products: { BookingKey: string }[] }[] }) =>
    Accommodations.map(({ Products }) => Products.map(({ BookingKey: _key, ...product }) => product));
  const readPrices = async () => prices(await ask("searchAccommodation", `${dates}&${two}`));
  const first = await readPrices();
  expect(first.every((products) => products.length === 1)).toBe(true);
  expect(await readPrices()).toEqual(first);
});

test("CT-04 a stay, an activity and a departure go into one basket, with extras, and a line can go out again", async () => {
  const cookie = await openBasket();
  const stay = await ask("searchAccommodation", `${dates}&${two}&productId=${special.village}`);
  const BookKey = findKey(stay, "BK-3001-FLEX-2A");
  const added = await add("addAccommodationToBasket", cookie, stay.SearchId, { BookKey });
  expect(added).toMatchObject({ basketResult: { Success: true } });
  const [id] = added.basketResult.BookItemIds;
  await ask("getBasketAddon", "", { cookie });
  await ask("getBasketAddonByBookItem", `bookItemId=${id}`, { cookie });
  const choice = `bookItemId=${id}&items=[{"id":501,"qty":2,"price":250,"bookItemId":${id}}]&addOns={"501":2}`;
  expect(await ask("addBasketAddon", choice, { cookie })).toBe(1);
  expect(await ask("addBasketAddon", choice, { cookie })).toBe(1);
  const activity = await ask("searchActivities", "date=2027-01-17");
  await add("addActivityToBasket", cookie, activity.SearchId, { BookKey: findKey(activity, "AC-") });
  const departure = await ask("searchTransport", bus);
  await add("addTransportToBasket", cookie, departure.SearchId, { BookKey: findKey(departure, "TR-") });
  const basket = await ask("getBasket", "", { cookie });
  expect(basket.Groups).toHaveLength(3);
  expect(JSON.stringify(basket)).toContain('"NoUnits":2,"PriceIncluded":false,"Price":{"Price":500');
  const searchCabin = () => ask("searchAccommodation", `${dates}&${two}&productId=3001`);
  expect(await searchCabin()).toMatchObject({ code: 500 });
  const { baskets } = galaxy();
  await baskets.remove((await baskets.find(cookie.split("=")[1])) ?? 0, id);
  expect(await searchCabin()).toMatchObject({ TotalResults: 1 });
  expect((await ask("getBasket", "", { cookie })).Groups).toHaveLength(2);
});

test("CT-04 adding is all or nothing", async () => {
  const cookie = await openBasket();
  const query = `start=2027-03-01&end=2027-03-03&${two}&productId=${special.hotel}`;
  const search = await ask("searchAccommodation", query);
  const [one, four] = [findKey(search, "BK-5001-FLEX-2A"), findKey(search, "BK-5002-FLEX-2A")];
  const items = [{ BookKey: one }, { BookKey: four, Amount: 4 }];
  const result = await add("addAccommodationToBasket", cookie, search.SearchId, ...items);
  expect(result).toMatchObject({ basketResult: { Success: false, BookItemIds: [] } });
  expect((await ask("getBasket", "", { cookie })).Groups).toEqual([]);
  const first = dayNumber("2027-03-01") ?? 0;
  expect(galaxy().stock.left(5001, first, first + 1)).toBe(8);
});

test("a POST that is not JSON answers HTTP 415", async () => {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const path = "/en/api/galaxy/stays/add-activity-to-basket";
  expect((await send(path, { method: "POST", body: "a=b", headers })).status).toBe(415);
});
