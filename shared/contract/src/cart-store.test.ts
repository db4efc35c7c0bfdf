import type { TempCartItem } from "@stays/domain";
import { createCartStore } from "./cart-store.ts";

const item = (bookKey: string, more: Partial<TempCartItem> = {}): TempCartItem => ({
  bookKey,
  name: "Cabin",
  price: 100,
  currency: "SEK",
  amount: 1,
  id: "cbis:3001",
  searchId: "s-1",
  dormitoryBed: false,
  persons: 2,
  ...more,
});

describe("the temporary cart", () => {
  const amounts = (store: ReturnType<typeof createCartStore>) =>
    store.getState().items.map(({ bookKey, amount }) => [bookKey, amount]);

  test("CT-01 items are added, counted up and down, removed and replaced", () => {
    const store = createCartStore();
    const { addToTempCart, increment, decrement, removeFromTempCart, replaceTempCart } = store.actions;
    addToTempCart(item("A"));
    addToTempCart(item("B", { amount: 2 }));
    increment("A");
    expect(amounts(store)).toEqual([
      ["A", 2],
      ["B", 2],
    ]);
    decrement("B");
    decrement("B");
    expect(amounts(store)).toEqual([["A", 2]]);
    removeFromTempCart("A");
    expect(amounts(store)).toEqual([]);
    replaceTempCart([item("C")]);
    expect(amounts(store)).toEqual([["C", 1]]);
  });

  test("HO-03 dormitory beds of the same key merge, other items replace those of their key", () => {
    const store = createCartStore();
    store.actions.addToTempCart(item("BED", { dormitoryBed: true }));
    store.actions.addToTempCart(item("BED", { dormitoryBed: true, amount: 2 }));
    store.actions.addToTempCart(item("ROOM", { amount: 3 }));
    store.actions.addToTempCart(item("ROOM"));
    expect(amounts(store)).toEqual([
      ["BED", 3],
      ["ROOM", 1],
    ]);
  });

  test("CT-01 an item of another search starts a new cart: an add call has one search id", () => {
    const store = createCartStore();
    store.actions.addToTempCart(item("A"));
    store.actions.addToTempCart(item("A", { searchId: "s-2", dormitoryBed: true }));
    store.actions.addToTempCart(item("B", { searchId: "s-2" }));
    expect(
      store.getState().items.map(({ bookKey, searchId, amount }) => [bookKey, searchId, amount]),
    ).toEqual([
      ["A", "s-2", 1],
      ["B", "s-2", 1],
    ]);
  });

  test("CT-02 the phase of an add is kept by key", () => {
    const store = createCartStore();
    store.actions.setPhase("A", "adding");
    store.actions.setPhase("B", "failed");
    store.actions.setPhase("A", null);
    expect(store.getState().phases).toEqual({ B: "failed" });
  });
});

test("UP-06 a booked day is marked once and in order", () => {
  const store = createCartStore();
  for (const day of ["2027-02-08", "2027-02-06", "2027-02-08"]) store.actions.markDayBooked("activity", day);
  expect(store.getState().bookedDays.activity).toEqual(["2027-02-06", "2027-02-08"]);
});
