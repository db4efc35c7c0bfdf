import type { BasketProduct } from "@stays/domain";
import { basketFixture, basketLineFixture, sek } from "../add-to-basket/basket.fixture.ts";
import { bookedStays } from "../add-to-basket/booked-items.ts";
import { cartItemFixture, itemStayFixture } from "../add-to-basket/cart-item.fixture.ts";
import { buildTrip, isEmptyTrip } from "./trip.ts";

const line = (name: string, start: string, end: string, amount = 4185): BasketProduct =>
  basketLineFixture({ name, start: `${start}:00`, end: `${end}:00`, price: sek(amount) });

const NOTHING = { stays: [], activities: [] };

const tripWith = (name: string, ...products: readonly BasketProduct[]) =>
  buildTrip(basketFixture(name, ...products), [], NOTHING, "en");

test("CT-05 lines with nights and no times are stays, all others are events, both by their start", () => {
  const trip = tripWith(
    "Ridge",
    line("Night train", "2027-02-11T21:10", "2027-02-12T06:30"),
    line("Sauna", "2027-02-13T00:00", "2027-02-13T00:00"),
    line("Cabin 15", "2027-02-15T00:00", "2027-02-16T00:00"),
    line("Cabin 14", "2027-02-12T00:00", "2027-02-15T00:00"),
  );
  expect(trip.stays.map(({ name }) => name)).toEqual(["Cabin 14", "Cabin 15"]);
  expect(trip.events.map(({ name }) => name)).toEqual(["Night train", "Sauna"]);
  expect(trip.stays[0]).toMatchObject({ start: "2027-02-12", end: "2027-02-15", place: "Ridge" });
});

test("CT-05 two price groups of one activity are one event", () => {
  const [start, end] = ["2027-02-13T09:00", "2027-02-13T11:00"];
  const trip = tripWith("Dogs", line("Dogs, tour", start, end, 800), line("Dogs, tour", start, end, 400));
  expect(trip.events).toHaveLength(1);
  expect(trip.events[0]?.place).toBeNull();
});

test("ruling 112 a line whose day does not exist has no place on the timeline", () => {
  const trip = tripWith(
    "Ridge",
    line("Cabin", "2027-02-30T00:00", "2027-03-02T00:00"),
    line("Tour", "2027-02-13T11:00", "2027-02-13T09:00"),
  );
  expect(isEmptyTrip(trip)).toBe(true);
});

test("CT-01 what is chosen is part of the trip, but not booked; activities of the temporary cart have no day", () => {
  const chosen = cartItemFixture({ name: "Room 5", stay: itemStayFixture({ propertyId: "cbis:4001" }) });
  const trip = buildTrip(null, [chosen, cartItemFixture()], NOTHING, "en");
  expect(trip.stays).toEqual([
    {
      name: "Room 5",
      place: "Hotel Ridge",
      start: "2027-02-06",
      end: "2027-02-13",
      isBooked: false,
      ids: { property: "4001", unit: "3001" },
    },
  ]);
  expect(trip.events).toEqual([]);
});

test("ruling 163 a line has the ids of the stay that this browser has sent, and none otherwise", () => {
  const item = cartItemFixture({ name: "Cabin 14", stay: itemStayFixture({ propertyId: "cbis:2001" }) });
  const basket = basketFixture("Ridge", line("Cabin 14", "2027-02-06T00:00", "2027-02-13T00:00"));
  const known = { ...NOTHING, stays: bookedStays([item], "en") };
  expect(buildTrip(basket, [], known, "en").stays[0]?.ids).toEqual({ property: "2001", unit: "3001" });
  expect(buildTrip(basket, [], known, "sv").stays[0]?.ids).toBeNull();
});

test("ruling 182 an event has the id of the activity that this browser has sent for its day, and none otherwise", () => {
  const sent = (name: string, id: string) => ({ name, id, day: "2027-02-13", language: "en" });
  const activities = [sent("Tour by night", "7002"), sent("Tour", "7001")];
  const events = [
    line("Tour by night, adult", "2027-02-13T20:00", "2027-02-13T22:00"),
    line("Tour", "2027-02-13T09:00", "2027-02-13T11:00"),
    line("Tour", "2027-02-14T09:00", "2027-02-14T11:00"),
    line("Airport bus", "2027-02-13T12:00", "2027-02-13T13:00"),
  ];
  const readIds = (language: string) =>
    buildTrip(basketFixture("Dogs", ...events), [], { stays: [], activities }, language).events.map(
      ({ name, activity }) => [name, activity],
    );
  expect(readIds("en")).toEqual([
    ["Tour", "7001"],
    ["Airport bus", null],
    ["Tour by night, adult", "7002"],
    ["Tour", null],
  ]);
  expect(readIds("sv").every(([, activity]) => activity === null)).toBe(true);
});
