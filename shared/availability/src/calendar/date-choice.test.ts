import { canChoose, startChoice, withDay } from "./date-choice.ts";

const none = startChoice({ start: null, end: null });
const sidebar = (lengths: readonly number[] | null) =>
  ({ lengthsFrom: () => lengths, nights: null, takesOnlyDeparture: true }) as const;
const search = (nights: number | null, lengths: readonly number[] | null) =>
  ({ lengthsFrom: () => lengths, nights, takesOnlyDeparture: false }) as const;
const offered = {
  isArrival: (day: string) => day === "2027-02-06" || day === "2027-02-08",
  isDeparture: (day: string) => day === "2027-02-13",
};

test("CD-02 arrivals can be chosen, and after one its departures or an earlier arrival", () => {
  expect(canChoose(offered, none, "2027-02-06")).toBe(true);
  expect(canChoose(offered, none, "2027-02-13")).toBe(false);
  const arrived = startChoice({ start: "2027-02-08", end: null });
  expect(canChoose(offered, arrived, "2027-02-13")).toBe(true);
  expect(canChoose(offered, arrived, "2027-02-14")).toBe(false);
  expect(canChoose(offered, arrived, "2027-02-06")).toBe(true);
});

test("VI-04 arrival, then departure; an earlier day starts anew; the only departure is chosen at once", () => {
  const arrived = withDay(none, "2027-02-06", sidebar(null));
  expect(arrived).toEqual({ start: "2027-02-06", end: null, isLeaving: true });
  const stay = { start: "2027-02-06", end: "2027-02-13", isLeaving: false };
  expect(withDay(arrived, "2027-02-13", sidebar(null))).toEqual(stay);
  expect(withDay(arrived, "2027-02-01", sidebar(null))).toEqual({
    start: "2027-02-01",
    end: null,
    isLeaving: true,
  });
  expect(withDay(none, "2027-02-06", sidebar([7]))).toEqual(stay);
  expect(withDay(none, "2027-02-06", sidebar([7, 14]))).toEqual(arrived);
});

test("SW-02 a new arrival keeps a later departure, and clears one on or before it", () => {
  const stay = startChoice({ start: "2027-02-06", end: "2027-02-13" });
  const moved = withDay(stay, "2027-02-08", sidebar(null));
  expect(moved).toEqual({ start: "2027-02-08", end: "2027-02-13", isLeaving: true });
  expect(withDay(moved, "2027-02-12", sidebar(null))).toEqual({
    start: "2027-02-08",
    end: "2027-02-12",
    isLeaving: false,
  });
  for (const day of ["2027-02-13", "2027-02-20"])
    expect(withDay(stay, day, sidebar(null))).toEqual({ start: day, end: null, isLeaving: true });
});

test("SW-02 SW-04 a departure that the new arrival does not allow is not kept", () => {
  const stay = startChoice({ start: "2027-02-06", end: "2027-02-13" });
  expect(withDay(stay, "2027-02-08", sidebar([7]))).toEqual({
    start: "2027-02-08",
    end: "2027-02-15",
    isLeaving: false,
  });
  expect(withDay(stay, "2027-02-08", sidebar([3, 7])).end).toBeNull();
  expect(withDay(stay, "2027-02-08", sidebar([5, 7])).end).toBe("2027-02-13");
});

test("SW-02 in the search an arrival asks for the departure, even if only one is possible", () => {
  const arrived = { start: "2027-02-06", end: null, isLeaving: true };
  expect(withDay(none, "2027-02-06", search(null, null))).toEqual(arrived);
  expect(withDay(none, "2027-02-06", search(null, [7]))).toEqual(arrived);
  expect(withDay(arrived, "2027-02-09", search(null, [3]))).toEqual({
    start: "2027-02-06",
    end: "2027-02-09",
    isLeaving: false,
  });
});

test("ruling 76 in the search a new arrival keeps a later departure, unless its lengths exclude it", () => {
  const stay = startChoice({ start: "2027-02-01", end: "2027-02-08" });
  expect(withDay(stay, "2027-02-06", search(null, null)).end).toBe("2027-02-08");
  expect(withDay(stay, "2027-02-06", search(null, [2, 7])).end).toBe("2027-02-08");
  expect(withDay(stay, "2027-02-06", search(null, [7]))).toEqual({
    start: "2027-02-06",
    end: null,
    isLeaving: true,
  });
});

test("SW-04 a chosen length sets both dates when it is offered, and is rejected when it is not", () => {
  const week = { start: "2027-02-26", end: "2027-03-05", isLeaving: false };
  expect(withDay(none, "2027-02-26", search(7, [3, 7]))).toEqual(week);
  expect(withDay(none, "2027-02-26", search(7, null))).toEqual(week);
  const stay = startChoice({ start: "2027-02-20", end: "2027-03-01" });
  expect(withDay(stay, "2027-02-26", search(7, [3]))).toEqual({
    start: "2027-02-26",
    end: null,
    isLeaving: true,
  });
});
