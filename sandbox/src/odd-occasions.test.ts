import { contractViolation } from "./contract-check.ts";
import { calls } from "./galaxy/operations.ts";
import { createSandbox, type Sandbox } from "./server.ts";
import { digitsOf } from "./world/large-ids.ts";
import { oddActivities } from "./world/odd-activities.ts";
import { special } from "./world/special-cases.ts";
import { oddLines } from "./world/transport-lines.ts";

const DAY = "2027-01-16";
const persons = encodeURIComponent('[{"Code":"PRGR00001","Quantity":2}]');
let sandbox: Sandbox;
let cookie: string;

beforeAll(async () => {
  sandbox = await createSandbox({ dataFolder: null, today: () => "2026-11-21", faults: true });
  const opened = await sandbox.fetch(new Request("http://site/en/api/galaxy/stays/create-basket"));
  cookie = (opened.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
}, 60_000);
afterAll(() => sandbox.close());

/** Calls an operation and checks its answer against the contract. */
async function ask(operationId: string, query = "", init: RequestInit = {}) {
  const address = `http://site/en/api/galaxy/stays/${calls[operationId]?.path}?${query}`;
  const request = new Request(address, { ...init, headers: { cookie, ...init.headers } });
  const answer = await (await sandbox.fetch(request)).json();
  expect(contractViolation(operationId, answer)).toBe("");
  return answer;
}
const add = (operationId: string, searchId: string, BookKey: string, Amount = 1) =>
  ask(operationId, "", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ searchId, items: JSON.stringify([{ BookKey, Amount, Name: "x" }]) }),
  });
/** The activity of a day, and the search that found it. */
async function activityOn(id: number) {
  const { SearchId, ActivityGroups } = await ask("searchActivities", `date=${DAY}`);
  const activity = ActivityGroups.find(({ Id }: { Id: string }) => Id === `cbis:${digitsOf(id)}`);
  const entries = Object.values<{ PriceGroups: { Name: string; Quotes: Quote[] }[] }[]>(
    activity.ProductsGrouped,
  ).flat();
  return { SearchId, activity, entries, groups: entries.flatMap(({ PriceGroups }) => PriceGroups) };
}
interface Quote {
  readonly BookKey: string;
  readonly AvailableCapacity: number;
  readonly Price: { readonly Price: number; readonly PriceGroupName: string };
}
const departures = (line: number, route: string) =>
  ask(
    "searchTransport",
    `productId=${digitsOf(line)}&routeCode=${route}&start=${DAY}&priceGroups=${persons}`,
  );

test("UP-05 an activity with a large id is found and booked", async () => {
  const digits = digitsOf(oddActivities.largeId);
  expect(digits.length).toBeGreaterThan(15);
  const { SearchId, groups } = await activityOn(oddActivities.largeId);
  const key = groups[0]?.Quotes[0]?.BookKey ?? "";
  expect(await add("addActivityToBasket", SearchId, key)).toMatchObject({ basketResult: { Success: true } });
});

test("BW-01 an activity without a price is booked for 0", async () => {
  const { SearchId, activity, groups } = await activityOn(oddActivities.free);
  expect(activity.PriceFrom).toBe(0);
  const quote = groups[0]?.Quotes[0];
  expect(quote?.Price.Price).toBe(0);
  expect(await add("addActivityToBasket", SearchId, quote?.BookKey ?? "")).toMatchObject({
    basketResult: { Success: true },
  });
});

test("BW-01 entries, groups and rows of one name have keys of their own", async () => {
  const { entries, groups } = await activityOn(oddActivities.equalNames);
  expect(groups).toHaveLength(entries.length * 1.5);
  expect(new Set(groups.map(({ Name }) => Name)).size).toBe(1);
  const first = groups[0]?.Quotes ?? [];
  expect(first.map(({ Price }) => Price.PriceGroupName)).toEqual([
    "Adult",
    "Child 5–15",
    "Adult",
    "Child 5–15",
  ]);
  const keys = groups.flatMap(({ Quotes }) => Quotes.map(({ BookKey }) => BookKey));
  expect(new Set(keys).size).toBe(keys.length);
});

test("UP-05 an activity that is listed without occasions, one of nulls, and one of empty texts", async () => {
  const listed = await activityOn(oddActivities.withoutOccasions);
  expect(listed.activity.AvailableDates.length).toBeGreaterThan(0);
  expect(listed.entries).toEqual([]);
  const { activity: bare } = await activityOn(oddActivities.nulls);
  expect(bare).toMatchObject({ PriceFrom: null, Content: { Introduction: null, Position: null } });
  const { activity: empty } = await activityOn(oddActivities.emptyTexts);
  expect(empty.Content).toMatchObject({ Introduction: "", Description: "", Images: [] });
  expect(empty.Content.Position).toEqual({ Latitude: 0, Longitude: 0 });
});

test("BW-01 one row of an occasion is sold out, the next is not", async () => {
  const { groups } = await activityOn(oddActivities.soldOutRow);
  const [none, some] = groups[0]?.Quotes ?? [];
  expect(none?.AvailableCapacity).toBe(0);
  expect(some?.AvailableCapacity).toBeGreaterThan(0);
});

test("TR-03 a line with a large id, and one without a price, are found and booked", async () => {
  const digits = digitsOf(oddLines.largeId);
  expect(digits.length).toBeGreaterThan(15);
  const { ProductsByDay } = await ask("transportByDay", `start=${DAY}&end=${DAY}`);
  expect(ProductsByDay[DAY]).toContainEqual(expect.objectContaining({ Id: `cbis:${digits}` }));
  expect((await ask("transportInformation", `productId=${digits}`)).Locations).toHaveLength(2);
  const large = await departures(oddLines.largeId, "STO-HFJ");
  expect(await add("addTransportToBasket", large.SearchId, large.Results[0].BookKey)).toMatchObject({
    basketResult: { Success: true },
  });
  const { SearchId, Results } = await departures(oddLines.free, "NOR-SOD");
  expect(Results[0].Price.Price).toBe(0);
  expect(await add("addTransportToBasket", SearchId, Results[0].BookKey)).toMatchObject({
    basketResult: { Success: true },
  });
});

test("TR-04 two fares of one departure differ in key and price, and the chosen one is booked", async () => {
  const { SearchId, Results } = await departures(oddLines.twoFares, "GOT-ALV");
  const [first, second] = Results;
  expect(second.OutboundJourney).toEqual(first.OutboundJourney);
  expect(second.BookKey).not.toBe(first.BookKey);
  expect(second.Price.Price).toBeGreaterThan(first.Price.Price);
  expect(await add("addTransportToBasket", SearchId, second.BookKey)).toMatchObject({
    basketResult: { Success: true },
  });
  const basket = JSON.stringify(await ask("getBasket"));
  expect(basket).toContain(`"Price":{"Price":${second.Price.Price},`);
});

test("TR-04 a journey of two legs: the second begins after the first", async () => {
  const { Results } = await departures(oddLines.twoLegs, "STO-ALV");
  const [first, second] = Results[0].OutboundJourney.Legs;
  expect(second.DepartureTime > first.ArrivalTime).toBe(true);
});

test("AD-01 extras of one name, one of them free, with an id of a booked item beyond 32 bits", async () => {
  const week = 'start=2027-01-16&end=2027-01-23&personConfigurations=[{"Adults":2,"ChildrenAges":[]}]';
  const { SearchId, Accommodations } = await ask("searchAccommodation", `${week}&productId=${special.dear}`);
  const { basketResult } = await add(
    "addAccommodationToBasket",
    SearchId,
    Accommodations[0].Products[0].BookingKey,
  );
  const [id] = basketResult.BookItemIds;
  expect(id).toBeGreaterThan(2 ** 32);
  const { BookItems } = await ask("getBasketAddonByBookItem", `bookItemId=${id}`);
  expect(BookItems[0].AvailableAddons).toMatchObject([
    { Name: "Map of the trails", Price: { Price: 0 }, MaximumNumberOfUnits: 1 },
    { Name: "Map of the trails", Price: { Price: 80 }, MaximumNumberOfUnits: 3 },
  ]);
});

test.each(Object.keys(calls))(
  "ruling 3: %s answers any code, and its usual answer after it",
  async (operation) => {
    const order = (fault: object) =>
      sandbox.fetch(
        new Request("http://site/sandbox/faults", {
          method: "POST",
          body: JSON.stringify({ operation, ...fault }),
        }),
      );
    for (const code of [-1, 3, 7, 12, 999]) {
      await order({ kind: "code", code, remaining: 1 });
      const address = `http://site/en/api/galaxy/stays/${calls[operation]?.path}`;
      const { method } = calls[operation] ?? {};
      expect(await (await sandbox.fetch(new Request(address, { method: method ?? "GET" }))).json()).toEqual({
        code,
        errorMessage: "Ordered failure",
      });
    }
  },
);
