import { canChoose, type DateChoice, startDates, withDay } from "./choose-dates.ts";

const day = (number: string) => `2027-02-${number}`;
const none = startDates({ start: null, end: null });
const arrived = startDates({ start: day("06"), end: null });
const week = startDates({ start: day("06"), end: day("13") });

test("CD-02 arrivals can be chosen, and after one its departures or an earlier arrival", () => {
  const offered = {
    isArrival: (one: string) => one === day("06") || one === day("08"),
    isDeparture: (one: string) => one === day("13"),
  };
  const choosable = (dates: DateChoice) =>
    ["06", "08", "13", "14"].filter((number) => canChoose(offered, dates, day(number)));
  expect(choosable(none)).toEqual(["06", "08"]);
  expect(choosable(startDates({ start: day("08"), end: null }))).toEqual(["06", "08", "13"]);
});

interface Rule {
  readonly lengths?: readonly number[];
  readonly nights?: number;
  readonly isSidebar?: boolean;
}

const offers = (...lengths: readonly number[]): Rule => ({ lengths });
const sidebar = (...lengths: readonly number[]): Rule => ({ lengths, isSidebar: true });

test.each<[string, DateChoice, string, Rule, string]>([
  ["VI-04 an arrival asks for its departure", none, "06", {}, "06, departure"],
  ["VI-04 a later day is the departure", arrived, "13", {}, "06 13, guests"],
  ["VI-04 an earlier day is a new arrival", arrived, "01", {}, "01, departure"],
  ["VI-04 the sidebar takes the only departure", none, "06", sidebar(7), "06 13, guests"],
  ["VI-04 the sidebar asks for one of two", none, "06", sidebar(7, 14), "06, departure"],
  ["SW-02 ruling 150 the search asks for the only one", none, "06", offers(7), "06, departure"],
  ["SW-02 ruling 76 a later departure is kept", week, "08", {}, "08 13, departure"],
  ["SW-02 ruling 76 one that the lengths allow is kept", week, "08", offers(5, 7), "08 13, departure"],
  ["SW-02 ruling 76 one that they exclude is not", week, "08", offers(3, 7), "08, departure"],
  ["SW-02 the sidebar then takes the only one", week, "08", sidebar(7), "08 15, guests"],
  ["SW-02 an arrival on the departure clears it", week, "13", {}, "13, departure"],
  ["SW-02 an arrival after the departure clears it", week, "20", {}, "20, departure"],
  ["SW-04 a number of nights sets both dates", none, "21", { lengths: [3, 7], nights: 7 }, "21 28, guests"],
  ["SW-04 so it does where any length is offered", none, "21", { nights: 7 }, "21 28, guests"],
  ["SW-04 one that is not offered is rejected", week, "08", { lengths: [5], nights: 7 }, "08, departure"],
])("%s", (_, before, chosen, { lengths = null, nights = null, isSidebar = false }, expected) => {
  const rule = { lengthsFrom: () => lengths, nights, takesOnlyDeparture: isSidebar };
  const { start, end, isLeaving } = withDay(before, day(chosen), rule);
  const days = [start, end].flatMap((one) => one?.slice(-2) ?? []).join(" ");
  expect(`${days}, ${isLeaving ? "departure" : "guests"}`).toBe(expected);
});
