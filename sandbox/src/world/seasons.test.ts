import { dayNumber } from "./day.ts";
import { stayLengths } from "./seasons.ts";

const day = (text: string): number => dayNumber(text) ?? 0;

test("SW-04 weekly properties take Saturday and Sunday weeks in the peak, weekends outside it", () => {
  expect(stayLengths("weekly", day("2027-02-20"))).toEqual([7, 14]);
  expect(stayLengths("weekly", day("2027-02-18"))).toEqual([]);
  expect(stayLengths("weekly", day("2027-01-21"))).toEqual([3, 4, 7]);
});

test("hotels take any night, village cabins from two", () => {
  expect(stayLengths("free", day("2027-02-18"))[0]).toBe(1);
  expect(stayLengths("short", day("2027-02-18"))[0]).toBe(2);
});
