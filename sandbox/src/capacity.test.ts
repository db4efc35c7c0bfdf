import { findKey, twoAdults, useSandbox } from "./sandbox.fixture.ts";
import { dayNumber } from "./world/day.ts";
import { special } from "./world/special-cases.ts";

const DAY = "2027-01-16";
const VISITORS = 100;
const ROOM = special.nearlySoldOutRoom;

const { ask, add, openBasket, galaxy } = useSandbox();

/** Searches as one visitor; returns what adds the found key and counts the persons that the basket then holds. */
async function find(search: readonly [operation: string, query: string], operation: string, key: string) {
  const cookie = await openBasket();
  const found = await ask(...search);
  return async () => {
    const { basketResult } = await add(operation, cookie, found.SearchId, { BookKey: findKey(found, key) });
    const persons = [...JSON.stringify(await ask("getBasket", "", { cookie })).matchAll(/"No":(\d+)/g)];
    return { ...basketResult, persons: persons.reduce((sum, [, count]) => sum + Number(count), 0) };
  };
}

const day = dayNumber(DAY) ?? 0;
const countLeft = (owner: number, route: string, time: string) =>
  galaxy()
    .stock.occasions(owner, route, day)
    .find((occasion) => occasion.time === time)?.remaining;

/** What is sold, the persons of one booking and the stock that it takes, how to book it, and what is left of it. */
const cases = [
  {
    sold: "the rooms of a night",
    persons: 2,
    taken: 1,
    search: ["searchAccommodation", `start=${DAY}&end=2027-01-18&${twoAdults}&productId=${ROOM}`],
    add: "addAccommodationToBasket",
    key: "BK-5002-FLEX-2A",
    left: () => galaxy().stock.left(ROOM, day, day + 2),
  },
  {
    sold: "the places of an activity occasion",
    persons: 1,
    taken: 1,
    search: ["searchActivities", `date=${DAY}&category=31`],
    add: "addActivityToBasket",
    key: "AC-6001-2027-01-16-09:30-AD",
    left: () => countLeft(6001, "", "09:30"),
  },
  {
    sold: "the seats of a departure",
    persons: 2,
    taken: 2,
    search: [
      "searchTransport",
      `productId=6501&routeCode=SCR-HFJ&start=${DAY}&priceGroups=[{"Code":"PRGR00001","Quantity":2}]`,
    ],
    add: "addTransportToBasket",
    key: "TR-6501-SCR-HFJ-2027-01-16-07:10",
    left: () => countLeft(6501, "SCR-HFJ", "07:10"),
  },
] as const;

test.each(cases)("CT-04 100 visitors at once book $sold, and none more", async (booking) => {
  const { persons, taken, search, key, left } = booking;
  const capacity = left() ?? 0;
  expect(capacity).toBeGreaterThan(1);
  expect(capacity).toBeLessThan(taken * VISITORS);
  const visits = Array.from({ length: VISITORS }, () => find(search, booking.add, key));
  const results = await Promise.all((await Promise.all(visits)).map((book) => book()));
  const succeeded = results.filter(({ Success }) => Success);
  const refused = results.filter(({ Success }) => !Success);
  expect(succeeded).toHaveLength(Math.floor(capacity / taken));
  expect(succeeded.every((result) => result.persons === persons)).toBe(true);
  expect(refused.every((result) => result.Error === 2 && result.persons === 0)).toBe(true);
  expect(left()).toBe(capacity % taken);
});
