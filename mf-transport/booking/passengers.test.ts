import { agesOf, isSoldOut, passengerCount, selectionOf, withPassengers } from "./passengers.ts";

const departure = {
  bookKey: "TR-1",
  price: { amount: 780, currency: "SEK" },
  departureTime: "2027-02-06T07:10:00",
  arrivalTime: "2027-02-06T13:25:00",
  availableCapacity: 2,
};

test("TR-03 a group with nobody in it is not sent", () => {
  const two = withPassengers({}, "PRGR00002", 2);
  expect(selectionOf(two)).toEqual([{ code: "PRGR00002", quantity: 2 }]);
  expect(selectionOf(withPassengers(two, "PRGR00002", 0))).toEqual([]);
  expect(selectionOf(withPassengers(two, "PRGR00002", -1))).toEqual([]);
});

test("TR-03 the general group shows no ages, others do", () => {
  expect(agesOf({ code: "PRGR00001", name: "Persons", minAge: 3, maxAge: 15 })).toBeNull();
  expect(agesOf({ code: "PRGR00002", name: "Child", minAge: 3, maxAge: 15 })).toEqual({ min: 3, max: 15 });
  expect(agesOf({ code: "PRGR00003", name: "Senior", minAge: 65, maxAge: null })).toEqual({
    min: 65,
    max: null,
  });
});

test("TR-03 a departure is sold out when persons exceed its capacity", () => {
  expect(isSoldOut(departure, { PRGR00001: 2 })).toBe(false);
  expect(isSoldOut(departure, { PRGR00001: 2, PRGR00002: 1 })).toBe(true);
  expect(passengerCount({ PRGR00001: 2, PRGR00002: 1 })).toBe(3);
});
