import { findActiveItem } from "./active-item.ts";

/** Cards of 100 px, in a list that is scrolled by some pixels. */
const cards = (scrolled: number) =>
  ["a", "b", "c", "d"].map((id, index) => ({
    id,
    start: 100 * index - scrolled,
    end: 100 * (index + 1) - scrolled,
  }));

test("ruling 175 the first wholly visible card is in step with the map", () => {
  expect(findActiveItem(cards(0), 250, null)).toBe("a");
  expect(findActiveItem(cards(40), 250, null)).toBe("b");
});

test("ruling 175 a selected item is in step while its card is wholly visible", () => {
  expect(findActiveItem(cards(40), 270, "c")).toBe("c");
  expect(findActiveItem(cards(40), 250, "c")).toBe("b");
  expect(findActiveItem(cards(240), 250, "c")).toBe("d");
  expect(findActiveItem(cards(0), 250, "elsewhere")).toBe("a");
});

test("ruling 175 of cards taller than the list the one at its upper edge is in step", () => {
  expect(findActiveItem(cards(0), 60, null)).toBe("a");
  expect(findActiveItem(cards(130), 60, null)).toBe("b");
  expect(findActiveItem(cards(100), 60, "b")).toBe("b");
});

test("ruling 175 an empty list is in step with no item", () => {
  expect(findActiveItem([], 250, "a")).toBeNull();
});
