import { destinationDay } from "./destination-day.ts";

test("the day is the destination's, not the server's", () => {
  const lateEvening = Date.UTC(2027, 1, 7, 23, 30);
  expect(destinationDay("Europe/Stockholm", lateEvening)).toBe("2027-02-08");
  expect(destinationDay("UTC", lateEvening)).toBe("2027-02-07");
  expect(destinationDay("America/New_York", lateEvening)).toBe("2027-02-07");
});
