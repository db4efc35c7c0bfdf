import { parseBookedDays } from "./booked-days.ts";

test.each([null, "", [1], { activity: ["x"] }, { activity: "2027-02-06" }])(
  "UP-06 booked days stored as %j are none",
  (stored) => {
    expect(parseBookedDays(stored)).toEqual({ activity: [], transport: [] });
  },
);
