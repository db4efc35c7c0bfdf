import { chooseDay } from "./choose-day.ts";

const NO_DATES = { start: null, end: null };

test("SW-02 an arrival asks for the departure, and clears one that is not after it", () => {
  const any = { picking: "arrival", length: null, lengths: null } as const;
  const dates = { start: "2027-02-01", end: "2027-02-08" };
  expect(chooseDay(dates, "2027-02-06", any)).toMatchObject({ end: "2027-02-08", next: "departure" });
  expect(chooseDay(dates, "2027-02-08", any)).toMatchObject({ start: "2027-02-08", end: null });
});

test("SW-02 a departure asks for the guests", () => {
  const choice = chooseDay({ start: "2027-02-06", end: null }, "2027-02-09", {
    picking: "departure",
    length: null,
    lengths: null,
  });
  expect(choice).toEqual({ start: "2027-02-06", end: "2027-02-09", next: "guests", isLengthRefused: false });
});

test("SW-04 a chosen length sets both dates when it is offered, and is rejected when it is not", () => {
  const week = { picking: "arrival", length: 7 } as const;
  expect(chooseDay(NO_DATES, "2027-02-26", { ...week, lengths: [3, 7] })).toEqual({
    start: "2027-02-26",
    end: "2027-03-05",
    next: "guests",
    isLengthRefused: false,
  });
  expect(chooseDay(NO_DATES, "2027-02-26", { ...week, lengths: [3] })).toEqual({
    start: "2027-02-26",
    end: null,
    next: "departure",
    isLengthRefused: true,
  });
  expect(chooseDay(NO_DATES, "2027-02-26", { ...week, lengths: null }).end).toBe("2027-03-05");
});
