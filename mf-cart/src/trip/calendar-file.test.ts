/** @jest-environment ./shared/testing/src/zone-environment.mjs */
import { calendarFile } from "./calendar-file.ts";
import { parseSharedTrip } from "./shared-trip.ts";
import { tripEventFixture, tripFixture } from "./trip.fixture.ts";
import type { Trip } from "./trip.ts";

const texts = { title: "Your trip", stay: "Stay", event: "Activity or transport" };
const HOURS = { checkInFrom: "15:00", checkOutBefore: "11:00" };
const UNKNOWN = { checkInFrom: null, checkOutBefore: null };
const when = { site: "stays.example", now: new Date("2026-11-23T10:00:00Z") };

/** The unfolded lines of a file (RFC 5545, 3.1). */
const readLines = (trip: Trip, hours: typeof HOURS | typeof UNKNOWN) =>
  calendarFile(trip, texts, hours, when)
    .replaceAll(/\r\n[ \t]/g, "")
    .split("\r\n");

describe.each(["America/Sao_Paulo", "Asia/Tokyo", "Europe/Stockholm"])("in %s", (zone) => {
  beforeAll(() => setTimeZone(zone));

  test("CT-05 a calendar file has the clock of the destination, wherever the browser is", () => {
    const lines = readLines(tripFixture(tripEventFixture("2027-02-13T09:00", "2027-02-13T11:00")), HOURS);
    expect(lines).toEqual(
      expect.arrayContaining([
        "DTSTART:20270212T150000",
        "DTEND:20270215T110000",
        "DTSTART:20270213T090000",
        "DTEND:20270213T110000",
        "SUMMARY:Cabin 14",
        "LOCATION:Ridge village",
      ]),
    );
  });

  test("CT-05 without times a part is whole days, the last included", () => {
    const lines = readLines(tripFixture(tripEventFixture("2027-02-13T00:00")), UNKNOWN);
    expect(lines.filter((line) => /^DT(START|END)/.test(line))).toEqual([
      "DTSTART;VALUE=DATE:20270212",
      "DTEND;VALUE=DATE:20270216",
      "DTSTART;VALUE=DATE:20270213",
      "DTEND;VALUE=DATE:20270214",
    ]);
  });
});

test("CT-05 separators in names are escaped, long lines folded, and no name adds a line of its own", () => {
  const name = `Sauna; hot, \\ wild\r\nATTENDEE:mailto:a@b ${"ö".repeat(200)}`;
  const trip = tripFixture(tripEventFixture("2027-02-13T09:00", "2027-02-13T11:00", name));
  const file = calendarFile(trip, texts, HOURS, when);
  expect(file.split("\r\n").every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  const lines = readLines(trip, HOURS);
  expect(lines.filter((line) => line.startsWith("ATTENDEE"))).toEqual([]);
  expect(lines.find((line) => line.startsWith("SUMMARY:Sauna"))).toContain("Sauna\\; hot\\, \\\\ wild\\n");
});

const readIds = (trip: Trip, hours: typeof HOURS | typeof UNKNOWN = HOURS) =>
  readLines(trip, hours).filter((line) => line.startsWith("UID"));

/** Several stays and events of the same days and times, without names. */
const crowded = parseSharedTrip(
  [
    "?stay=2027-03-06,2027-03-13&stay=2027-03-06,2027-03-10&stay=2027-03-06,2027-03-10",
    "time=2027-03-07T1000,2027-03-07T1100&time=2027-03-07T1000,2027-03-07T1200",
    "time=2027-03-07T1000,2027-03-07T1200",
  ].join("&"),
);

test("CT-05 a file that is saved again has the same entries, so a calendar replaces them", () => {
  const trip = tripFixture(tripEventFixture("2027-02-13T09:00"), tripEventFixture("2027-02-14T09:00"));
  expect(readIds(trip)).toEqual(readIds(trip, UNKNOWN));
  expect(new Set(readIds(trip)).size).toBe(3);
});

test("CT-05 each entry of a file has an id of its own, also of equal names and times", () => {
  const ids = crowded ? readIds(crowded) : [];
  expect(ids).toHaveLength(6);
  expect(new Set(ids).size).toBe(6);
});

test("CT-05 the id of an entry is the same in every language, and where its name is not known", () => {
  const named = (name: string | null) => {
    const event = { ...tripEventFixture("2027-02-13T09:00"), name, place: name };
    const trip = tripFixture(event);
    return { ...trip, stays: trip.stays.map((stay) => ({ ...stay, name })) };
  };
  expect(readIds(named("Dog sledding"))).toEqual(readIds(named("Hundspann")));
  expect(readIds(named("Dog sledding"))).toEqual(readIds(named(null)));
});
