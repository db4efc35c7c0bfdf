import { itemKeyOf } from "@stays/contract";
import { addPhase } from "./add-progress.ts";
import { cartItemFixture, itemStayFixture } from "./cart-item.fixture.ts";

const items = [cartItemFixture({ bookKey: "a" }), cartItemFixture({ bookKey: "b" })];
const byKey = <Value>(byBookKey: Readonly<Record<string, Value>>) =>
  Object.fromEntries(
    Object.entries(byBookKey).map(([bookKey, value]) => [itemKeyOf(cartItemFixture({ bookKey })), value]),
  );
const makeBooked = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, 90011]));

test.each([
  ["idle", {}, {}, null],
  ["one of them under way", { b: "adding" }, { a: 1 }, "adding"],
  ["all in the basket", {}, { a: 1, b: null }, "added"],
  ["one of them in the basket", {}, { a: 1 }, null],
  ["one of them failed", { b: "failed" }, {}, "failed"],
  ["one of them failed when it was added again", { b: "failed" }, { a: 1, b: 2 }, "failed"],
  ["another item under way", { c: "adding" }, {}, null],
] as const)("CT-02 %s", (_, phases, booked, phase) => {
  expect(addPhase(items, byKey(phases), byKey<number | null>(booked))).toBe(phase);
});

test("CT-02 no items are idle, not added", () => {
  expect(addPhase([], {}, byKey({ a: 1 }))).toBeNull();
});

const booked = makeBooked([itemKeyOf(cartItemFixture({ stay: itemStayFixture() }))]);

test.each([
  ["in another week", cartItemFixture({ stay: itemStayFixture({ start: "2027-02-20", end: "2027-02-27" }) })],
  [
    "for other guests",
    cartItemFixture({ stay: itemStayFixture({ personConfiguration: { adults: 3, childrenAges: [] } }) }),
  ],
  ["of another unit", cartItemFixture({ id: "cbis:3002", stay: itemStayFixture() })],
  ["at another rate", cartItemFixture({ rate: "Flexible", stay: itemStayFixture() })],
])("CT-02 a repeated book key %s is another item: it is not in the basket", (_, other) => {
  expect(addPhase([other], {}, booked)).toBeNull();
});

test("CT-02 the same stay from a repeated search is still in the basket", () => {
  expect(addPhase([cartItemFixture({ searchId: "s-2", stay: itemStayFixture() })], {}, booked)).toBe("added");
});

test("CT-02 an activity of another search with the same book key is not in the basket", () => {
  expect(
    addPhase([cartItemFixture({ searchId: "s-2" })], {}, makeBooked([itemKeyOf(cartItemFixture())])),
  ).toBeNull();
});
