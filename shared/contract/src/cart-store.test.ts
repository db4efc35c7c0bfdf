import type { TempCartItem } from "@stays/domain";
import type { BookedItems } from "./cart.ts";
import { createCartStore } from "./cart-store.ts";
import { itemKeyOf } from "./item-key.ts";

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

  test("HO-03 dormitory beds of the same key merge, other items replace those of their key", () => {
    const store = createCartStore();
    store.actions.select(item("BED", { dormitoryBed: true }));
    store.actions.select(item("BED", { dormitoryBed: true, amount: 2 }));
    store.actions.select(item("ROOM", { amount: 3 }));
    store.actions.select(item("ROOM"));
    expect(amounts(store)).toEqual([
      ["BED", 3],
      ["ROOM", 1],
    ]);
  });

  test("CT-01 an item of another search starts a new cart: an add call has one search id", () => {
    const store = createCartStore();
    store.actions.select(item("A"));
    store.actions.select(item("A", { searchId: "s-2", dormitoryBed: true }));
    store.actions.select(item("B", { searchId: "s-2" }));
    expect(
      store.getState().items.map(({ bookKey, searchId, amount }) => [bookKey, searchId, amount]),
    ).toEqual([
      ["A", "s-2", 1],
      ["B", "s-2", 1],
    ]);
  });
});

describe("what is reported of a booking", () => {
  const added = (more: Partial<BookedItems>): BookedItems => ({
    kind: "accommodation",
    day: null,
    keys: [],
    bookItemIds: [],
    chosen: [],
    ...more,
  });

  test("CT-02 an added item is booked with its id, unless it was chosen: that may be added again", () => {
    const store = createCartStore();
    store.actions.select(item("CHOSEN"));
    const [own, chosen] = [itemKeyOf(item("OWN")), itemKeyOf(item("CHOSEN"))];
    store.report.succeed(added({ keys: [own, chosen], bookItemIds: [90011, 90012], chosen: [chosen] }));
    expect(store.getState()).toMatchObject({ booked: { [own]: 90011 }, items: [] });
    store.report.succeed(added({ keys: [own] }));
    expect(store.getState().booked).toEqual({ [own]: null });
  });

  test("UP-06 a booked day is marked once and in order", () => {
    const store = createCartStore();
    for (const day of ["2027-02-08", "2027-02-06", "2027-02-08"])
      store.report.succeed(added({ kind: "activity", day }));
    expect(store.getState().bookedDays.activity).toEqual(["2027-02-06", "2027-02-08"]);
  });
});
