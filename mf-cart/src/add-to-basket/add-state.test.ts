import type { BasketFailure } from "@stays/contract";
import { type AddEvent, type AddRules, type AddState, next } from "./add-state.ts";
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
