import { agesOf, passengerCount, selectionOf, withPassengers } from "./passengers.ts";

const group = (code: string) => ({ code, name: code, minAge: null, maxAge: null });
const groups = [group("PRGR00001"), group("PRGR00002")];

test("TR-03 a group with nobody in it is not sent", () => {
  const two = withPassengers({}, "PRGR00002", 2);
  expect(selectionOf(groups, two)).toEqual([{ code: "PRGR00002", quantity: 2 }]);
  expect(selectionOf(groups, withPassengers(two, "PRGR00002", 0))).toEqual([]);
  expect(selectionOf(groups, withPassengers(two, "PRGR00002", -1))).toEqual([]);
});

test("TR-03 groups are sent in the order of the product, not in the order of adding", () => {
  const chosen = withPassengers(withPassengers({}, "PRGR00002", 1), "PRGR00001", 2);
  expect(selectionOf(groups, chosen).map(({ code }) => code)).toEqual(["PRGR00001", "PRGR00002"]);
});

test("TR-03 the general group shows no ages, others do", () => {
  expect(agesOf({ code: "PRGR00001", name: "Persons", minAge: 3, maxAge: 15 })).toBeNull();
  expect(agesOf({ code: "PRGR00002", name: "Child", minAge: 3, maxAge: 15 })).toEqual({ min: 3, max: 15 });
  expect(agesOf({ code: "PRGR00003", name: "Senior", minAge: 65, maxAge: null })).toEqual({
    min: 65,
    max: null,
  });
});

test("TR-03 all who travel are counted", () => {
  expect(passengerCount({ PRGR00001: 2, PRGR00002: 1 })).toBe(3);
  expect(passengerCount({})).toBe(0);
});
