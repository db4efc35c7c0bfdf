import { type BasketFailure, type Cart, itemKeyOf } from "@stays/contract";
import { type AddEvent, type AddRules, type AddState, next, phaseOf } from "./add-state.ts";
import { cartItemFixture, itemStayFixture } from "./cart-item.fixture.ts";
import { added, offer } from "./send-add.fixture.ts";

describe("CT-02 an event that does not belong to a state changes nothing", () => {
  const rules: AddRules = {
    kind: "accommodation",
    addonModalActive: true,
    upsellActive: false,
    upsellPageType: "upsellday",
  };
  const failure: BasketFailure = { error: 3, message: "late", showsModal: true };
  const states: readonly [AddState, AddEvent["type"] | null][] = [
    [{ at: "opening" }, "opened"],
    [{ at: "adding" }, "answered"],
    [{ at: "recalling", sending: { at: "adding" } }, "checked"],
    [{ at: "checking", failure }, "checked"],
    [{ at: "verifying", failure }, "verified"],
    [{ at: "booked", bookItemIds: [1] }, "notified"],
    [{ at: "asking", bookItemIds: [1] }, "offered"],
    [{ at: "done", bookItemIds: [1], destination: "addons" }, null],
    [{ at: "failed", failure }, null],
  ];
  const events: readonly AddEvent[] = [
    { type: "opened", answer: 48213 },
    { type: "answered", answer: added },
    { type: "checked", isIn: true },
    { type: "verified", isKnown: true },
    { type: "notified" },
    { type: "offered", answer: offer(false, 1) },
  ];
  test.each(
    states.flatMap(([state, own]) =>
      events.map((event) => [state.at, event.type, state, event, own] as const),
    ),
  )("%s, %s", (_, type, state, event, own) => {
    const after = next(state, event, rules);
    if (type === own) expect(after.at).not.toBe(state.at);
    else expect(after).toBe(state);
  });
});

const items = [cartItemFixture({ bookKey: "a" }), cartItemFixture({ bookKey: "b" })];
const phasesOf = (phases: Cart["phases"]): Cart["phases"] =>
  Object.fromEntries(
    Object.entries(phases).map(([bookKey, phase]) => [itemKeyOf(cartItemFixture({ bookKey })), phase]),
  );

test.each([
  ["idle", {}, null],
  ["one of them under way", { a: "added", b: "adding" }, "adding"],
  ["all in the basket", { a: "added", b: "added" }, "added"],
  ["one of them in the basket", { a: "added" }, null],
  ["one of them failed", { b: "failed" }, "failed"],
  ["another item under way", { c: "adding" }, null],
] as const)("CT-02 %s", (_, phases, phase) => {
  expect(phaseOf(items, phasesOf(phases))).toBe(phase);
});

test("CT-02 no items are idle, not added", () => {
  expect(phaseOf([], phasesOf({ a: "added" }))).toBeNull();
});

const week = cartItemFixture({ stay: itemStayFixture() });
const phases = { [itemKeyOf(week)]: "added" } as const;

test.each([
  ["in another week", cartItemFixture({ stay: itemStayFixture({ start: "2027-02-20", end: "2027-02-27" }) })],
  [
    "for other guests",
    cartItemFixture({ stay: itemStayFixture({ personConfiguration: { adults: 3, childrenAges: [] } }) }),
  ],
  ["of another unit", cartItemFixture({ id: "cbis:3002", stay: itemStayFixture() })],
  ["at another rate", cartItemFixture({ rate: "Flexible", stay: itemStayFixture() })],
])("CT-02 a repeated book key %s is another item: it is not in the basket", (_, other) => {
  expect(phaseOf([other], phases)).toBeNull();
});

test("CT-02 the same stay from a repeated search is still in the basket", () => {
  expect(phaseOf([cartItemFixture({ searchId: "s-2", stay: itemStayFixture() })], phases)).toBe("added");
});

test("CT-02 an activity of another search with the same book key is not in the basket", () => {
  const added = { [itemKeyOf(cartItemFixture())]: "added" } as const;
  expect(phaseOf([cartItemFixture({ searchId: "s-2" })], added)).toBeNull();
});
