import { findKey, twoAdults, useSandbox } from "./sandbox.fixture.ts";
import { dayNumber } from "./world/day.ts";
import { geoAreas } from "./world/destination.ts";
import { destinationNamed, destinations } from "./world/destinations.ts";
import { makeWorld } from "./world/world.ts";

const { ask, galaxy, add, openBasket } = useSandbox({ destination: destinations.large });
const dates = `start=2027-01-16&end=2027-01-23&${twoAdults}`;

test("the large destination has what a large destination has, and every id of the others", () => {
  const [large, small] = [makeWorld(destinations.large), makeWorld(destinations.hallefjall)];
  const ids = new Set(large.stays.map(({ id }) => id));
  expect(ids.size).toBe(large.stays.length);
  expect(small.stays.filter(({ id }) => !ids.has(id))).toEqual([]);
  const countUnits = (property: number) =>
    large.stays.filter(({ parentId, topLevel }) => parentId === property && !topLevel).length;
  expect({
    stays: large.stays.filter(({ topLevel }) => topLevel).length,
    cabins: countUnits(2004),
    rooms: countUnits(4005),
    packages: large.packages.length,
    reviews: large.reviews.filter(({ stayId }) => stayId === 1001).length >= 2000,
    areas: geoAreas(destinations.large).length,
    facilities: destinations.large.size?.facilityIds.length,
  }).toEqual({
    stays: 10_000,
    cabins: 300,
    rooms: 80,
    packages: 405,
    reviews: true,
    areas: 200,
    facilities: 60,
  });
  const names = large.stays.filter(({ topLevel }) => topLevel).map(({ name }) => name.de);
  expect(new Set(names).size / names.length).toBeGreaterThan(0.99);
});

test("a page of 10,000 stays is answered like a page of few, and the totals agree", async () => {
  const all = await ask("getAccommodationContent", "page=1");
  expect(all).toMatchObject({ TotalResults: 10_000, Items: { length: 24 } });
  const first = await ask("searchAccommodation", dates, { lang: "no" });
  expect(first.TotalResults).toBeGreaterThan(9000);
  const last = Math.ceil(first.TotalResults / 24);
  const page = await ask("nextAccommodationPage", `searchId=${first.SearchId}&page=${last}`);
  expect(page.Accommodations.length).toBeGreaterThan(0);
});

test.each([
  ["a village of 300 cabins", "searchAccommodation", `${dates}&productId=2004`],
  ["a hotel of 80 rooms", "searchAccommodation", `${dates}&productId=4005`],
  ["packages", "getContentOffer", ""],
  ["2,000 reviews", "getTravelRating", "productId=1001&referenceId=HF-1001"],
  ["stays with a facility in an area", "getAccommodationContent", "page=1&attributes=900&geo=41003"],
])("the answer keeps the contract: %s", async (_what, operation, query) => {
  await ask(operation, query);
});

test("lists are filtered by price and by a part of the map", async () => {
  const all = await ask("searchAccommodation", dates);
  const cheap = await ask("searchAccommodation", `${dates}&minPrice=3000&maxPrice=6000`);
  const totals = (answer: { Accommodations: { Products: { Price: { Price: number } }[] }[] }) =>
    answer.Accommodations.map(({ Products }) => Products[0]?.Price.Price ?? 0);
  expect(cheap.TotalResults).toBeLessThan(all.TotalResults);
  expect(totals(cheap).filter((price) => price < 3000 || price > 6000)).toEqual([]);
  const part = await ask("getAccommodationContent", "page=1&bounds=61,12,62,13");
  expect(part.TotalResults).toBeLessThan(10_000);
  const latitudes = part.Items.map(
    ({ Content }: { Content: { Position: { Latitude: number } } }) => Content.Position.Latitude,
  );
  expect(Math.min(...latitudes)).toBeGreaterThanOrEqual(61);
  expect(Math.max(...latitudes)).toBeLessThanOrEqual(62);
});

test("a day has 200 activities", async () => {
  const { ActivityGroups } = await ask("searchActivities", "date=2027-01-17");
  expect(ActivityGroups.length).toBeGreaterThanOrEqual(200);
});

test("a lodge of the large destination is sold once", async () => {
  const cookie = await openBasket();
  const search = await ask("searchAccommodation", `${dates}&productId=100001`);
  const item = { BookKey: findKey(search, "BK-100001-") };
  const sell = () => add("addAccommodationToBasket", cookie, search.SearchId, item);
  expect(await sell()).toMatchObject({ basketResult: { Success: true } });
  expect(await sell()).toMatchObject({ basketResult: { Success: false } });
  const left = (night: string) => {
    const day = dayNumber(night) ?? 0;
    return galaxy().stock.left(100_001, day, day + 1);
  };
  expect(["2027-01-16", "2027-01-22", "2027-01-23"].map(left)).toEqual([0, 0, 1]);
});

test.each(["", "100", "10001", "1e3x", "220.5"])("SANDBOX_STAYS=%j is refused, or not set", (stays) => {
  const read = () => destinationNamed("large", stays).size?.stays;
  if (stays === "") expect(read()).toBe(10_000);
  else expect(read).toThrow(`SANDBOX_STAYS is "${stays}", but must be from 220 to 10000.`);
});

test("SANDBOX_STAYS sets the size of the large destination", () => {
  const { stays } = makeWorld(destinationNamed("large", "1000"));
  expect(stays.filter(({ topLevel }) => topLevel)).toHaveLength(1000);
});
