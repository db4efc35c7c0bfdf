import { findClashes } from "./clash.ts";
import { tripEventFixture, tripFixture, tripStayFixture } from "./trip.fixture.ts";
import type { Trip, TripEvent } from "./trip.ts";
import type { StayHours } from "./trip-days.ts";

const HOURS: StayHours = { checkInFrom: "15:00", checkOutBefore: "11:00" };
const UNKNOWN: StayHours = { checkInFrom: null, checkOutBefore: null };

const kinds = (trip: Trip, event: TripEvent, hours = HOURS) =>
  findClashes(trip, event, hours).map(({ kind }) => kind);

test("CT-05 events at the same time are marked on both; one after the other they are not", () => {
  const tour = tripEventFixture("2027-02-13T09:00", "2027-02-13T11:00");
  const school = tripEventFixture("2027-02-13T10:30", "2027-02-13T12:00", "Ski school");
  const sauna = tripEventFixture("2027-02-13T12:00", "2027-02-13T13:00", "Sauna");
  const trip = tripFixture(tour, school, sauna);
  expect(findClashes(trip, tour, HOURS)).toEqual([{ kind: "overlap", other: school }]);
  expect(findClashes(trip, school, HOURS)).toEqual([{ kind: "overlap", other: tour }]);
  expect(kinds(trip, sauna)).toEqual([]);
});

test("CT-05 an event without a time of day collides with none on that day", () => {
  const sauna = tripEventFixture("2027-02-13T00:00");
  const tour = tripEventFixture("2027-02-13T09:00", "2027-02-13T11:00", "Tour");
  expect(kinds(tripFixture(sauna, tour), sauna)).toEqual([]);
  expect(kinds(tripFixture(sauna, tour), tour)).toEqual([]);
});

test("CT-05 two departures at one moment collide although neither has an end", () => {
  const bus = tripEventFixture("2027-02-13T09:00", "2027-02-13T09:00", "Bus");
  const tour = tripEventFixture("2027-02-13T09:00", "2027-02-13T09:00", "Tour");
  expect(kinds(tripFixture(bus, tour), bus)).toEqual(["overlap"]);
});

test("CT-05 the last arrival before check-in is marked, and none from check-in on", () => {
  const train = tripEventFixture("2027-02-12T06:00", "2027-02-12T10:20", "Train");
  const bus = tripEventFixture("2027-02-12T12:40", "2027-02-12T13:35", "Bus");
  const late = tripEventFixture("2027-02-12T15:30", "2027-02-12T16:25", "Late bus");
  expect(kinds(tripFixture(train, bus), bus)).toEqual(["beforeCheckIn"]);
  expect(kinds(tripFixture(train, bus), train)).toEqual([]);
  expect(kinds(tripFixture(late), late)).toEqual([]);
  expect(kinds(tripFixture(bus), bus, UNKNOWN)).toEqual([]);
});

test("CT-05 an event across check-out is marked, one that begins later is not", () => {
  const across = tripEventFixture("2027-02-15T10:00", "2027-02-15T12:00");
  const after = tripEventFixture("2027-02-15T11:00", "2027-02-15T12:00");
  expect(kinds(tripFixture(across), across)).toEqual(["duringCheckOut"]);
  expect(kinds(tripFixture(after), after)).toEqual([]);
  expect(kinds(tripFixture(across), across, UNKNOWN)).toEqual([]);
});

test("CT-05 an event on days without a stay is marked, unless the trip has no stay or ends on its arrival", () => {
  const later = tripEventFixture("2027-02-20T10:00", "2027-02-20T12:00");
  const nightTrain = tripEventFixture("2027-02-11T21:10", "2027-02-12T15:30");
  expect(kinds(tripFixture(later), later)).toEqual(["noStay"]);
  expect(kinds({ stays: [], events: [later] }, later)).toEqual([]);
  expect(kinds({ stays: [tripStayFixture()], events: [nightTrain] }, nightTrain)).toEqual([]);
});
