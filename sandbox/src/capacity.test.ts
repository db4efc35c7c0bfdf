import { createSandbox, type Sandbox } from "./server.ts";
import { dayNumber } from "./world/day.ts";

const DAY = "2027-01-16";
const VISITORS = 100;
const BUS = 6501;
const ROUTE = "SCR-HFJ";
const stays = "http://site/en/api/galaxy/stays";
const day = dayNumber(DAY) ?? 0;

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

/**
 * Runs one visitor from search to basket, with the first booking key that has the prefix `beginning`. Returns
 * whether the add succeeded, and how many persons the basket then holds.
 */
async function book(search: string, add: string, beginning: string, amount: number) {
  const cookie = await openBasket();
  const found = (await ask(search, cookie)) as { SearchId: string };
  const searchId = found.SearchId;
  const key = new RegExp(`"(${beginning}[^"]*)"`).exec(JSON.stringify(found))?.[1];
  const items = JSON.stringify([{ BookKey: key, Amount: amount, Name: "x" }]);
  const { basketResult } = (await ask(add, cookie, { searchId, items })) as {
    basketResult: { Success: boolean; Error: number | null };
  };
  const basket = (await ask("get-basket", cookie)) as {
    Groups: { Products: { Persons: { No: number }[] }[] }[];
  };
  const persons = basket.Groups.flatMap(({ Products }) => Products).flatMap(({ Persons }) => Persons);
  return { ...basketResult, persons: persons.reduce((sum, { No }) => sum + No, 0) };
}

const leftOf = (owner: number, route: string, time: string) =>
  sandbox.galaxy
    .occasions()
    .on(owner, route, day)
    .find((occasion) => occasion.time === time)?.remaining;

/**
 * Runs all visitors at the same time: as many adds succeed as there is capacity, and those baskets hold the
 * item. All others get Error 2.
 */
async function expectExactly(
  capacity: number,
  size: number,
  bookings: Promise<Awaited<ReturnType<typeof book>>>[],
) {
  const results = await Promise.all(bookings);
  const succeeded = results.filter(({ Success }) => Success);
  const refused = results.filter(({ Success }) => !Success);
  expect(succeeded).toHaveLength(Math.floor(capacity / size));
  expect(succeeded.every(({ persons }) => persons === size)).toBe(true);
  expect(refused.every((result) => result.Error === 2 && result.persons === 0)).toBe(true);
}

test("CT-04 100 visitors at once book the places of an activity occasion, and none more", async () => {
  const found = JSON.stringify(await ask(`availability/activity?date=${DAY}`));
  const [key = "", id, time = ""] = /AC-(\d+)-2027-01-16-([\d:]+)-AD/.exec(found) ?? [];
  const capacity = leftOf(Number(id), "", time) ?? 0;
  expect(capacity).toBeGreaterThan(1);
  expect(capacity).toBeLessThan(VISITORS);
  await expectExactly(
    capacity,
    1,
    Array.from({ length: VISITORS }, () =>
      book(`availability/activity?date=${DAY}`, "add-activity-to-basket", key, 1),
    ),
  );
  expect(leftOf(Number(id), "", time)).toBe(0);
});

test("CT-04 100 visitors at once book the seats of a departure, two each, and none more", async () => {
  const groups = encodeURIComponent(JSON.stringify([{ Code: "PRGR00001", Quantity: 2 }]));
  const search = `availability/transport?productId=${BUS}&routeCode=${ROUTE}&start=${DAY}&priceGroups=${groups}`;
  const [departure] = sandbox.galaxy.occasions().on(BUS, ROUTE, day);
  const { time, remaining: seats } = departure ?? { time: "", remaining: 0 };
  expect(seats).toBeGreaterThan(1);
  expect(seats).toBeLessThan(2 * VISITORS);
  await expectExactly(
    seats,
    2,
    Array.from({ length: VISITORS }, () =>
      book(search, "add-activity-transport-to-basket", `TR-${BUS}-${ROUTE}-${DAY}-${time}`, 1),
    ),
  );
  expect(leftOf(BUS, ROUTE, time)).toBe(seats % 2);
});
