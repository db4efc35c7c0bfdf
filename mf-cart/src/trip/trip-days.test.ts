import { addDays, toDay } from "@stays/days";
import fc from "fast-check";
import { tripEventFixture, tripFixture, tripStayFixture } from "./trip.fixture.ts";
import type { TripEvent } from "./trip.ts";
import { type DayPart, tripDays } from "./trip-days.ts";

const HOURS = { checkInFrom: "15:00", checkOutBefore: "11:00" };
const UNKNOWN = { checkInFrom: null, checkOutBefore: null };

const readName = (part: DayPart) => (part.kind === "event" ? part.event.name : part.kind);

test("CT-05 the days of a stay, in the order of the clock", () => {
  const trip = tripFixture(
    tripEventFixture("2027-02-12T12:40", "2027-02-12T13:35", "Bus"),
    tripEventFixture("2027-02-12T18:00", "2027-02-12T20:00", "Dinner"),
    tripEventFixture("2027-02-14T00:00", "2027-02-14T00:00", "Sauna"),
  );
  const days = tripDays(trip, HOURS);
  expect(days.map(({ day, parts }) => [day, parts.map(readName)])).toEqual([
    ["2027-02-12", ["Bus", "arrival", "Dinner"]],
    ["2027-02-13", []],
    ["2027-02-14", ["Sauna"]],
    ["2027-02-15", ["departure"]],
  ]);
  expect(days.map(({ isFree }) => isFree)).toEqual([false, true, false, false]);
});

test("CT-05 without check-in time nothing is said about the order of arrival and events", () => {
  const days = tripDays(tripFixture(tripEventFixture("2027-02-12T12:40")), UNKNOWN);
  expect(days[0]?.parts.map(({ kind, time }) => [kind, time])).toEqual([
    ["arrival", null],
    ["event", "12:40"],
  ]);
});

test("CT-05 a night train is on both of its days, without a time on the second", () => {
  const train = tripEventFixture("2027-02-11T21:10", "2027-02-12T06:30", "Train");
  const [first, second] = tripDays(tripFixture(train), HOURS);
  expect(first).toMatchObject({ day: "2027-02-11", isFree: false, stay: null });
  expect(second?.parts.map(({ time }) => time)).toEqual([null, "15:00"]);
});

test("CT-05 an evening that ends at midnight is not on the next day", () => {
  const days = tripDays(tripFixture(tripEventFixture("2027-02-13T20:00", "2027-02-14T00:00")), HOURS);
  expect(days.filter(({ parts }) => parts.some(({ kind }) => kind === "event"))).toHaveLength(1);
});

test("CT-05 two trips months apart have no days between them, and an endless stay does not fill the page", () => {
  const stays = [tripStayFixture(), tripStayFixture({ start: "2027-07-01", end: "2027-07-02" })];
  expect(tripDays({ stays, events: [] }, HOURS)).toHaveLength(6);
  const endless = tripStayFixture({ end: "9999-12-31" });
  expect(tripDays({ stays: [endless], events: [] }, HOURS)).toHaveLength(100);
});

const day = fc.integer({ min: 0, max: 20 }).map((count) => addDays("2027-02-01", count));
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom("00", "30"))
  .map(([hour, minute]) => `${String(hour).padStart(2, "0")}:${minute}`);
const event: fc.Arbitrary<TripEvent> = fc
  .tuple(day, time, fc.integer({ min: 0, max: 2 }), time)
  .map(([on, from, length, to]) => {
    const [start, end] = [`${on}T${from}`, `${addDays(on, length)}T${to}`].sort();
    return tripEventFixture(start ?? "", end);
  });
const stay = fc
  .tuple(day, fc.integer({ min: 1, max: 9 }))
  .map(([start, count]) => tripStayFixture({ start, end: addDays(start, count) }));

test("CT-05 days are in order, each once; every part is on its first day; a free day has nothing", () => {
  fc.assert(
    fc.property(fc.array(stay), fc.array(event), (stays, events) => {
      const days = tripDays({ stays, events }, HOURS);
      const texts = days.map((one) => one.day);
      expect(texts).toEqual([...new Set(texts)].sort());
      for (const part of [...stays, ...events])
        expect(
          days
            .find((one) => one.day === toDay(part.start))
            ?.parts.some((shown) => (shown.kind === "event" ? shown.event : shown.stay) === part),
        ).toBe(true);
      for (const { parts, isFree, stay: at } of days)
        if (isFree) expect([parts.length, at === null]).toEqual([0, false]);
    }),
  );
});
