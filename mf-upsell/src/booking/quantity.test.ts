import { occasionFixture, quoteFixture } from "@stays/testing/activities";
import { occasionChoice } from "./occasion-choice.ts";
import { belowMinimum, chosenAmount, isFull, quotedItem, quotesOf } from "./quantity.ts";

const of = { activity: { id: "cbis:6001", name: "Ski school" }, searchId: "a-1" };

test("BW-01 a quantity is a line of the cart with unit price, amount and the search it belongs to", () => {
  expect(quotedItem(quoteFixture("Child"), 2, of)).toEqual({
    bookKey: "AC-Child",
    name: "Ski school",
    price: 495,
    currency: "SEK",
    amount: 2,
    id: "cbis:6001",
    searchId: "a-1",
    dormitoryBed: false,
    persons: 1,
  });
});

test("BW-01 how many are chosen is what the cart has of the quote", () => {
  const items = [quotedItem(quoteFixture("Adult"), 3, of)];
  expect(chosenAmount(items, quoteFixture("Adult"))).toBe(3);
  expect(chosenAmount(items, quoteFixture("Child"))).toBe(0);
});

test("BW-01 no more than the quote's capacity", () => {
  expect(isFull(1, quoteFixture("Adult", { availableCapacity: 2 }))).toBe(false);
  expect(isFull(2, quoteFixture("Adult", { availableCapacity: 2 }))).toBe(true);
});

test("BW-01 fewer than the minimum is an error; none at all, or enough, is fine", () => {
  const group = quoteFixture("Group", { minimumItems: 4 });
  const chosen = (amount: number) => [quotedItem(group, amount, of)];
  expect(belowMinimum([], [group])).toBeNull();
  expect(belowMinimum(chosen(3), [quoteFixture(), group])).toBe(group);
  expect(belowMinimum(chosen(4), [quoteFixture(), group])).toBeNull();
});

const at = (...times: string[]) => ({
  occasions: times.map((time) => occasionFixture(`2027-02-07T${time}:00`)),
});

test("BW-01 one occasion is preselected, several must be chosen from", () => {
  expect(occasionChoice(at("10:00"), "2027-02-07", null).chosen?.start).toBe("2027-02-07T10:00:00");
  expect(occasionChoice(at("10:00", "13:00"), "2027-02-07", null).chosen).toBeNull();
  expect(occasionChoice(at("10:00", "13:00"), "2027-02-07", "2027-02-07T13:00:00").chosen?.start).toBe(
    "2027-02-07T13:00:00",
  );
});

test("BW-01 occasions of other days are not offered", () => {
  expect(occasionChoice(at("10:00"), "2027-02-08", null)).toEqual({ occasions: [], chosen: null });
});

test("BW-01 the quotes of an occasion are those of all its price groups", () => {
  expect(
    quotesOf(occasionFixture("2027-02-07T10:00:00", [quoteFixture("Adult"), quoteFixture("Child")])),
  ).toHaveLength(2);
});
