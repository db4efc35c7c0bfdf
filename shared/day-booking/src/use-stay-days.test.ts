import { pageContextAt } from "@stays/testing/page-context";
import { readStayDays, timelineDays, withoutPastDates } from "./use-stay-days.ts";

const pageContext = (search: string) => pageContextAt(`/en/stays/upsell/days${search}`, {}, "2027-02-01");

describe("the days of a stay", () => {
  test("UP-01 TR-01 run from arrival to departure", () => {
    expect(readStayDays(pageContext("?start=2027-02-06&end=2027-02-08"))?.days).toEqual([
      "2027-02-06",
      "2027-02-07",
      "2027-02-08",
    ]);
  });

  test.each([
    ["", "no dates"],
    ["?start=2027-02-06", "no departure"],
    ["?start=2027-02-31&end=2027-03-02", "a day that does not exist"],
    ["?start=2027-02-08&end=2027-02-06", "swapped"],
    ["?start=2027-01-31&end=2027-02-06", "begun before today"],
    ["?start=2027-02-06&end=2028-02-08", "longer than a year"],
    ["?start=2027-02-06&end=9999-12-31", "millions of days"],
  ])("UP-02 are none for %s (%s)", (query) => {
    expect(readStayDays(pageContext(query))).toBeNull();
  });

  test("UP-02 past dates leave the query, the rest of it stays", () => {
    expect(withoutPastDates(pageContext("?start=2027-01-31&end=2027-02-06&ba=3001"))).toBe("?ba=3001");
    expect(withoutPastDates(pageContext("?start=2027-02-06&end=2027-02-08"))).toBe(
      "?start=2027-02-06&end=2027-02-08",
    );
  });

  test("UP-01 the timeline marks arrival, departure, sold out and booked days", () => {
    const stay = { start: "2027-02-06", end: "2027-02-08", days: ["2027-02-06", "2027-02-07", "2027-02-08"] };
    const availability: Record<string, boolean> = { "2027-02-06": true, "2027-02-07": false };
    expect(timelineDays(stay, (day) => availability[day], ["2027-02-06"])).toEqual([
      { day: "2027-02-06", mark: "arrival", soldOut: false, booked: true },
      { day: "2027-02-07", mark: undefined, soldOut: true, booked: false },
      { day: "2027-02-08", mark: "departure", soldOut: false, booked: false },
    ]);
  });
});
