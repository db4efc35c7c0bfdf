import { isSoldOut, laterArrivalDay, readDuration } from "./departure.ts";

const departure = {
  bookKey: "TR-1",
  price: { amount: 780, currency: "SEK" },
  departureTime: "2027-02-06T07:10:00",
  arrivalTime: "2027-02-06T13:25:00",
  availableCapacity: 2,
};

test("TR-03 a departure is sold out when persons exceed its capacity", () => {
  expect(isSoldOut(departure, { PRGR00001: 2 })).toBe(false);
  expect(isSoldOut(departure, { PRGR00001: 2, PRGR00002: 1 })).toBe(true);
});

test.each([
  ["2027-02-06T13:25:00", { hours: 6, minutes: 15 }],
  ["2027-02-06T08:05:00", { hours: 0, minutes: 55 }],
  ["2027-02-06T09:10:00", { hours: 2, minutes: 0 }],
  ["2027-02-07T07:10:00", { hours: 24, minutes: 0 }],
  ["2027-02-06T07:00:00", null],
])("TR-03 the duration of a journey that arrives at %s", (arrivalTime, expected) => {
  expect(readDuration({ ...departure, arrivalTime })).toEqual(expected);
});

test("TR-03 a night train arrives on another day", () => {
  expect(laterArrivalDay(departure)).toBeNull();
  expect(laterArrivalDay({ ...departure, arrivalTime: "2027-02-07T05:00:00" })).toBe("2027-02-07");
});
