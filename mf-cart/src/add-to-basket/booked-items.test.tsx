import { basketLineFixture, sek } from "./basket.fixture.ts";
import {
  activityOfLine,
  bookedList,
  bookedStays,
  datesOfStay,
  readBookedActivities,
  readBookedStays,
  rememberBookedActivities,
  rememberBookedStays,
  stayOfLine,
} from "./booked-items.ts";
import { cartItemFixture, itemStayFixture } from "./cart-item.fixture.ts";

const KEY = "stays.visit.booked-stays";
const isString = (stored: unknown): stored is string => typeof stored === "string";
const list = bookedList(KEY, isString);

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

test("ruling 163 what one tab has sent every tab of the browser knows, for a week", () => {
  jest.useFakeTimers({ now: new Date("2026-11-21T10:00:00Z") });
  list.add(["Pine"]);
  // Another tab has another session storage.
  window.sessionStorage.clear();
  expect(bookedList(KEY, isString).read()).toEqual(["Pine"]);
  jest.setSystemTime(new Date("2026-11-28T09:59:00Z"));
  list.add(["Birch"]);
  expect(list.read()).toEqual(["Pine", "Birch"]);
  jest.setSystemTime(new Date("2026-11-28T10:00:00Z"));
  expect(list.read()).toEqual(["Birch"]);
});

test("ruling 163 the newest 20 are kept", () => {
  list.add(Array.from({ length: 21 }, (_, index) => String(index)));
  expect(list.read()).toHaveLength(20);
  expect(list.read()[0]).toBe("1");
});

const stays = bookedStays(
  [
    cartItemFixture({ name: "Pine", rate: "Flexible", stay: itemStayFixture() }),
    cartItemFixture({ name: "Birch", rate: "Pay now", stay: itemStayFixture() }),
    cartItemFixture({ name: "Oak", price: 0.1, amount: 3, rate: "Weekend", stay: itemStayFixture() }),
    cartItemFixture({ name: "Hut", price: 700, stay: itemStayFixture({ end: "2027-02-12" }) }),
    cartItemFixture({ name: "Dog sled" }),
  ],
  "en",
);
const makeRate = (name: string, amount: number, language = "en") =>
  stayOfLine(basketLineFixture({ name, price: sek(amount) }), stays, language)?.rate;

test("CT-05 a line is the stay with its dates and price, by name where several agree", () => {
  expect(makeRate("2 × Birch", 4185)).toBe("Pay now");
  expect(makeRate("Cabin", 4185)).toBeUndefined();
  expect(makeRate("Lodge", 0.3)).toBe("Weekend");
});

test("CT-05 a line with other dates, another price or in another language is none of the stays", () => {
  expect(makeRate("Hut", 700)).toBeUndefined();
  expect(makeRate("Pine", 4000)).toBeUndefined();
  expect(makeRate("Birch", 4185, "sv")).toBeUndefined();
});

test("CT-05 only stays are kept, not activities and transport", () => {
  expect(stays.map(({ name }) => name)).toEqual(["Pine", "Birch", "Oak", "Hut"]);
});

test("AD-01 a booked item has the dates of the stay of its name, unless it was booked for several", () => {
  const later = cartItemFixture({ name: "Pine", stay: itemStayFixture({ end: "2027-02-20" }) });
  expect(datesOfStay("Hut", stays)).toMatchObject({ start: "2027-02-06", end: "2027-02-12" });
  expect(datesOfStay("Pine 6 beds", stays)).toMatchObject({ end: "2027-02-13" });
  expect(datesOfStay("Pine", [...stays, ...bookedStays([later], "en")])).toBeNull();
  expect(datesOfStay("Maple", stays)).toBeNull();
});

test("CT-05 ruling 163 a stay is remembered once, with its ids, rate and photo, for every tab", () => {
  rememberBookedStays(stays.slice(0, 1));
  window.sessionStorage.clear();
  expect(readBookedStays()).toEqual(stays.slice(0, 1));
});

const DAY = "2027-02-07";
const tour = { name: "Sledge tour by night, 10:00", start: `${DAY}T10:00:00` };

test("ruling 182 a basket line is the activity of its day with the longest name in it", () => {
  rememberBookedActivities(
    [
      { id: "cbis:11", name: "Sledge tour" },
      { id: "cbis:12", name: "Sledge tour by night" },
    ],
    { day: DAY, language: "en" },
  );
  expect(activityOfLine(tour, readBookedActivities(), "en")).toBe("12");
  expect(activityOfLine(tour, readBookedActivities(), "sv")).toBeNull();
  expect(activityOfLine({ ...tour, start: "2027-02-08T10:00:00" }, readBookedActivities(), "en")).toBeNull();
});

const sent = { name: "Sledge tour", day: DAY, id: "11", language: "en" };

test.each([
  ["no list", sent],
  ["entries of other types", [null, "x", { at: Date.now(), entry: { ...sent, name: 7 } }]],
  ["stays without ids", [{ at: Date.now(), entry: { ...stays[0], ids: null } }]],
  ["entries of next year", [{ at: Date.now() + 365 * 24 * 3_600_000, entry: sent }]],
  ["entries of another shape", [sent, { at: "now", entry: sent }]],
])("rulings 163, 182 a storage with %s has neither stays nor activities", (_, stored) => {
  for (const key of [KEY, "stays.visit.booked-activities"])
    window.localStorage.setItem(key, JSON.stringify(stored));
  expect([...readBookedStays(), ...readBookedActivities()]).toEqual([]);
});
