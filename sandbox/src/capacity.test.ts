import { createSandbox, type Sandbox } from "./server.ts";
import { dayNumber } from "./world/day.ts";
import { special } from "./world/special-cases.ts";

const DAY = "2027-01-16";
const VISITORS = 100;
const ROOM = special.nearlySoldOutRoom;
const two = encodeURIComponent(JSON.stringify([{ Adults: 2, ChildrenAges: [] }]));
const groups = encodeURIComponent(JSON.stringify([{ Code: "PRGR00001", Quantity: 2 }]));
const stays = "http://site/en/api/galaxy/stays";

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await createSandbox({ dataFolder: null, today: () => "2026-11-21" });
}, 60_000);
afterAll(() => sandbox.close());

async function ask(path: string, cookie = "", body?: object): Promise<unknown> {
  const init = body && { method: "POST", body: JSON.stringify(body) };
  const headers = { cookie, "content-type": "application/json" };
  return (await sandbox.fetch(new Request(`${stays}/${path}`, { ...init, headers }))).json();
}

async function openBasket(): Promise<string> {
  const response = await sandbox.fetch(new Request(`${stays}/create-basket`));
  return (response.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
}

/** Runs one visitor from search to basket. Returns the result of the add, and how many persons the basket then holds. */
async function book(search: string, add: string, key: RegExp) {
  const cookie = await openBasket();
  const found = (await ask(search, cookie)) as { SearchId: string };
  const BookKey = new RegExp(`"(${key.source}[^"]*)"`).exec(JSON.stringify(found))?.[1];
  const items = JSON.stringify([{ BookKey, Amount: 1, Name: "x" }]);
  const { basketResult } = (await ask(add, cookie, { searchId: found.SearchId, items })) as {
    basketResult: { Success: boolean; Error: number | null };
  };
  const basket = (await ask("get-basket", cookie)) as {
    Groups: { Products: { Persons: { No: number }[] }[] }[];
  };
  const persons = basket.Groups.flatMap(({ Products }) => Products).flatMap(({ Persons }) => Persons);
  return { ...basketResult, persons: persons.reduce((sum, { No }) => sum + No, 0) };
}

const day = dayNumber(DAY) ?? 0;
const countLeft = (owner: number, route: string, time: string) =>
  sandbox.galaxy
    .occasions()
    .on(owner, route, day)
    .find((occasion) => occasion.time === time)?.remaining;

/** What is sold, the persons of one booking and the stock that it takes, how to book it, and what is left of it. */
const cases = [
  {
    sold: "the rooms of a night",
    persons: 2,
    taken: 1,
    search: `availability/accommodation?start=${DAY}&end=2027-01-18&personConfigurations=${two}&productId=${ROOM}`,
    add: "add-accommodation-to-basket",
    key: /BK-5002-FLEX-2A/,
    left: () => sandbox.galaxy.nights().left(ROOM, day, day + 2),
  },
  {
    sold: "the places of an activity occasion",
    persons: 1,
    taken: 1,
    search: `availability/activity?date=${DAY}&category=31`,
    add: "add-activity-to-basket",
    key: /AC-6001-2027-01-16-09:30-AD/,
    left: () => countLeft(6001, "", "09:30"),
  },
  {
    sold: "the seats of a departure",
    persons: 2,
    taken: 2,
    search: `availability/transport?productId=6501&routeCode=SCR-HFJ&start=${DAY}&priceGroups=${groups}`,
    add: "add-activity-transport-to-basket",
    key: /TR-6501-SCR-HFJ-2027-01-16-07:10/,
    left: () => countLeft(6501, "SCR-HFJ", "07:10"),
  },
];

test.each(cases)("CT-04 100 visitors at once book $sold, and none more", async (booking) => {
  const { persons, taken, search, add, key, left } = booking;
  const capacity = left() ?? 0;
  expect(capacity).toBeGreaterThan(1);
  expect(capacity).toBeLessThan(taken * VISITORS);
  const results = await Promise.all(Array.from({ length: VISITORS }, () => book(search, add, key)));
  const succeeded = results.filter(({ Success }) => Success);
  const refused = results.filter(({ Success }) => !Success);
  expect(succeeded).toHaveLength(Math.floor(capacity / taken));
  expect(succeeded.every((result) => result.persons === persons)).toBe(true);
  expect(refused.every((result) => result.Error === 2 && result.persons === 0)).toBe(true);
  expect(left()).toBe(capacity % taken);
});
