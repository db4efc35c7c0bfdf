import { pricesTime } from "./prices-age.ts";

test("ER-02 the time of prices has a date once it is not today's", () => {
  const at = new Date(2027, 1, 6, 14, 5).getTime();
  const hour = 3_600_000;
  expect(pricesTime(at, at + hour, "en-GB")).toBe("14:05");
  expect(pricesTime(at, at + 24 * hour, "en-GB")).toBe("6 Feb 2027, 14:05");
});
