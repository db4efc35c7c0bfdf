import { itemInStep } from "./item-in-step.ts";

/** Cards of 100 px, in a list that is scrolled by some pixels. */
const cards = (scrolled: number) =>
  ["a", "b", "c", "d"].map((id, index) => ({
    id,
    start: 100 * index - scrolled,
    end: 100 * (index + 1) - scrolled,
  }));

test("ruling 175 the first wholly visible card is in step with the map", () => {
  expect(itemInStep(cards(0), 250, null)).toBe("a");
  expect(itemInStep(cards(40), 250, null)).toBe("b");
});

test("ruling 175 a selected item is in step while its card is wholly visible", () => {
  expect(itemInStep(cards(40), 270, "c")).toBe("c");
  expect(itemInStep(cards(40), 250, "c")).toBe("b");
  expect(itemInStep(cards(240), 250, "c")).toBe("d");
  expect(itemInStep(cards(0), 250, "elsewhere")).toBe("a");
});

test("ruling 175 of cards taller than the list the one at its upper edge is in step", () => {
  expect(itemInStep(cards(0), 60, null)).toBe("a");
  expect(itemInStep(cards(130), 60, null)).toBe("b");
  expect(itemInStep(cards(100), 60, "b")).toBe("b");
});

test("ruling 175 an empty list is in step with no item", () => {
  expect(itemInStep([], 250, "a")).toBeNull();
});
