import type { BasketFailure } from "@stays/contract";
import type { BasketAddons, BasketResult } from "@stays/stay";
import type { Refusal } from "@stays/wire";
import { type AddEvent, type AddRules, type AddState, next } from "./add-state.ts";
import { anItem } from "./an-item.ts";
import { answerOf } from "./answer.ts";
import type { Order } from "./order.ts";
import { type AddWork, runAdd } from "./run-add.ts";

const added: BasketResult = { success: true, bookItemIds: [90011], error: null, message: null };
const soldOut: BasketResult = { success: false, bookItemIds: [], error: null, message: "Sold out" };
const refusal = (code: Refusal["code"], message = "said the server"): Refusal => ({ code, message });
const broken = new Error("no connection");

const offer = (redirectToOnline: boolean, addons: number): BasketAddons => ({
  redirectToOnline,
  bookItems: [
    {
      bookItemId: 90011,
      productName: "Cabin Pine",
      groups: [],
      addons: Array.from({ length: addons }, (_, i) => ({
        addonId: i,
        bookItemId: 90011,
        name: `Extra ${i}`,
        maximumUnits: 1,
        price: { amount: 100, currency: "SEK" },
        content: { images: [], information: [] },
      })),
    },
  ],
});

interface Answers {
  readonly opened?: number | Refusal | Error;
  readonly answered?: BasketResult | Refusal | Error;
  readonly offered?: BasketAddons | Refusal | Error;
  readonly landed?: boolean | Error;
}

const give = <T>(answer: T | Error) =>
  answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);

async function end(rules: Partial<AddRules>, answers: Answers = {}, order?: Order, isBasketOpen = false) {
  const calls: string[] = [];
  const called = <T>(name: string, answer: T): T => {
    calls.push(name);
    return answer;
  };
  const work: AddWork = {
    isBasketOpen,
    openBasket: () => called("create-basket", give(answers.opened ?? 48213)),
    add: () => called("add", give(answers.answered ?? added)),
    isInBasket: () => called("get-basket", give(answers.landed ?? false)),
    tell: () => called("tell", undefined),
    askForAddons: () => called("get-basket-addon", give(answers.offered ?? offer(false, 1))),
  };
  const kind = rules.kind ?? "accommodation";
  const all: AddRules = {
    addonModalActive: false,
    upsellActive: false,
    upsellPageType: "upsellday",
    ...rules,
    kind,
  };
  const state = await runAdd(order ?? { kind, items: [anItem()] }, all, work);
  return { state, calls };
}

/** Settings × answer of get-basket-addon → where the visitor ends (S2 §4). */
test.each([
  ["extras off", { addonModalActive: false, upsellActive: false }, offer(false, 1), "addons"],
  ["extras off, upsell on", { addonModalActive: false, upsellActive: true }, offer(false, 1), "addons"],
  ["extras on offer", { addonModalActive: true, upsellActive: false }, offer(false, 1), "extras"],
  ["extras on offer, upsell on", { addonModalActive: true, upsellActive: true }, offer(false, 1), "extras"],
  ["redirect", { addonModalActive: true, upsellActive: false }, offer(true, 0), "basket"],
  ["redirect, upsell on", { addonModalActive: true, upsellActive: true }, offer(true, 0), "upsell"],
  ["no extras", { addonModalActive: true, upsellActive: false }, offer(false, 0), "basket"],
  ["no extras, upsell on", { addonModalActive: true, upsellActive: true }, offer(false, 0), "basket"],
  ["code 404", { addonModalActive: true, upsellActive: false }, refusal(404), "basket"],
  ["code 404, upsell on", { addonModalActive: true, upsellActive: true }, refusal(404), "basket"],
  ["code 500", { addonModalActive: true, upsellActive: true }, refusal(500), "panel"],
  ["no answer", { addonModalActive: true, upsellActive: false }, broken, "panel"],
])("CT-03 AD-03 after an accommodation, %s", async (_, rules, offered, destination) => {
  const { state } = await end(rules, { offered });
  expect(state).toEqual({ at: "done", bookItemIds: [90011], destination });
});

test.each(["activity", "transport"] as const)(
  "CT-03 after an add of kind %s the visitor stays, with the basket open; extras are not asked for",
  async (kind) => {
    const { state, calls } = await end({ kind, addonModalActive: true, upsellActive: true });
    expect(state).toMatchObject({ at: "done", destination: "panel" });
    expect(calls).toEqual(["create-basket", "add", "tell"]);
  },
);

test("CT-04 create-basket comes before the first add, and not again in the same page load", async () => {
  expect((await end({})).calls).toEqual(["create-basket", "add", "tell"]);
  expect((await end({}, {}, undefined, true)).calls).toEqual(["add", "tell"]);
});

/** Kind × answer → failure (S2 §8, rulings 6, 8, 21, 53). */
const modal = { showsModal: true };
const quiet = { showsModal: false };
test.each([
  ["accommodation", "no basket", { opened: refusal(500, "no") }, { error: 1, message: "no", ...modal }],
  ["accommodation", "no basket, no answer", { opened: broken }, { error: 1, ...modal }],
  ["accommodation", "404", { answered: refusal(404, "gone") }, { error: 1, message: "gone", ...modal }],
  ["accommodation", "0", { answered: refusal(0, "late") }, { error: 3, message: "late", ...modal }],
  [
    "accommodation",
    "500",
    { answered: refusal(500) },
    { error: 2, message: "Not enough availability", ...modal },
  ],
  [
    "accommodation",
    "not Success",
    { answered: soldOut },
    { error: 2, message: "Not enough availability", ...modal },
  ],
  ["accommodation", "no answer", { answered: broken }, { error: 3, message: "no connection", ...modal }],
  ["activity", "404", { answered: refusal(404, "gone") }, { error: 1, message: "gone", ...quiet }],
  ["activity", "0", { answered: refusal(0) }, { error: 2, message: "Not enough availability", ...quiet }],
  ["transport", "500", { answered: refusal(500) }, { error: 2, ...quiet }],
  ["transport", "not Success", { answered: soldOut }, { error: 2, ...quiet }],
  ["transport", "no answer", { answered: broken }, { error: 3, ...quiet }],
] as const)("ER-01 %s, answer %s", async (kind, _, answers, failure) => {
  const { state, calls } = await end({ kind }, answers);
  expect(state).toMatchObject({ at: "failed", failure });
  expect(calls).not.toContain("tell");
});

test("ER-01 without a basket nothing is added", async () => {
  expect((await end({}, { opened: refusal(404) })).calls).toEqual(["create-basket"]);
});

test.each([
  ["an empty temporary cart", { kind: "accommodation", items: [] }, {}, "No products in temp cart"],
  [
    "no search id",
    { kind: "activity", items: [anItem({ searchId: "" })] },
    { kind: "activity" },
    "SearchId is missing",
  ],
  [
    "a page type without activities to add",
    { kind: "activity", items: [anItem()] },
    { kind: "activity", upsellPageType: "upsellrecommend" },
    "Upsell page type is wrong upsellrecommend",
  ],
] as const)("ER-01 Error 0, no call and no modal: %s", async (_, order, rules, message) => {
  const { state, calls } = await end(rules, {}, order);
  expect(state).toEqual({ at: "failed", failure: { error: 0, message, showsModal: false } });
  expect(calls).toEqual([]);
});

test("CT-02 a lost answer is looked up: what is in the basket counts as added", async () => {
  const { state, calls } = await end({ kind: "activity" }, { answered: broken, landed: true });
  expect(state).toEqual({ at: "done", bookItemIds: [], destination: "panel" });
  expect(calls).toEqual(["create-basket", "add", "get-basket", "tell"]);
});

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
    [{ at: "checking", failure }, "checked"],
    [{ at: "booked", bookItemIds: [1] }, "told"],
    [{ at: "asking", bookItemIds: [1] }, "offered"],
    [{ at: "done", bookItemIds: [1], destination: "addons" }, null],
    [{ at: "failed", failure }, null],
  ];
  const events: readonly AddEvent[] = [
    { type: "opened", answer: 48213 },
    { type: "answered", answer: added },
    { type: "checked", isInBasket: true },
    { type: "told" },
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

test("CT-02 a look into the basket that fails too: not added", async () => {
  const { state } = await end({}, { answered: broken, landed: broken });
  expect(state).toMatchObject({ at: "failed", failure: { error: 3 } });
});

test("CT-02 whatever a call throws is a lost answer", async () => {
  expect(await answerOf(Promise.reject("torn"))).toEqual({ lost: "torn", cause: "torn" });
});
