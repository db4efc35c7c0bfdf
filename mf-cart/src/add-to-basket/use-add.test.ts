import { itemKeyOf } from "@stays/contract";
import { cartItemFixture, itemStayFixture } from "./cart-item.fixture.ts";
import { addPhase } from "./use-add.ts";

const items = [cartItemFixture({ bookKey: "a" }), cartItemFixture({ bookKey: "b" })];
const keysOf = (bookKeys: readonly string[]) =>
  bookKeys.map((bookKey) => itemKeyOf(cartItemFixture({ bookKey })));
const makeBooked = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, 90011]));

test.each([
  ["idle", items, [], [], null],
  ["one of them under way", items, ["b"], ["a"], "adding"],
  ["all in the basket", items, [], ["a", "b"], "added"],
  ["one of them in the basket", items, [], ["a"], null],
  ["another item under way", items, ["c"], [], null],
  ["no items", [], [], ["a"], null],
] as const)("CT-02 %s", (_, shown, adding, booked, phase) => {
  expect(addPhase(shown, keysOf(adding), makeBooked(keysOf(booked)))).toBe(phase);
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
  expect(addPhase([other], [], booked)).toBeNull();
});

test("CT-02 the same stay from a repeated search is still in the basket", () => {
  expect(addPhase([cartItemFixture({ searchId: "s-2", stay: itemStayFixture() })], [], booked)).toBe("added");
});

test("CT-02 an activity of another search with the same book key is not in the basket", () => {
  expect(
    addPhase([cartItemFixture({ searchId: "s-2" })], [], makeBooked([itemKeyOf(cartItemFixture())])),
  ).toBeNull();
});
