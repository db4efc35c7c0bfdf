import { GalaxyFailure, type Problem } from "@stays/contract";
import type { BasketAddons, BasketResult } from "@stays/domain";
import { type AddPast, type AddRules, catchError, type Order } from "./add-rules.ts";
import { cartItemFixture } from "./cart-item.fixture.ts";
import { type AddWork, runAdd } from "./send-add.ts";

const added: BasketResult = { success: true, bookItemIds: [90011], message: null };
const soldOut: BasketResult = { success: false, bookItemIds: [], message: "Sold out" };
const refusal = (code: number, reason = "said the server"): GalaxyFailure =>
  new GalaxyFailure("the call", code, reason);
/** A call without an answer. */
const broken = new Error("no connection");

/** The extras on offer for the added line. */
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

/** What each call answers; by default the add succeeds. */
interface Answers {
  readonly opened?: Error;
  readonly answered?: BasketResult | Error;
  readonly offered?: BasketAddons | null | Error;
  readonly landed?: boolean | Error;
  readonly known?: boolean | Error;
}

const give = <T>(answer: T | Error): Promise<T> =>
  answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);

/** Runs an add to its end, and returns its last state, its calls in order, and what it logs. */
async function endOfAdd(
  rules: Partial<AddRules>,
  answers: Answers = {},
  order?: Order,
  past: Partial<AddPast> = {},
) {
  const calls: string[] = [];
  const called = <T>(name: string, answer: T): T => {
    calls.push(name);
    return answer;
  };
  const work: AddWork = {
    openBasket: () => called("create-basket", give(answers.opened)),
    add: () => called("add", give(answers.answered ?? added)),
    isInBasket: () => called("get-basket", give(answers.landed ?? false)),
    isBasketKnown: () => called("get-basket", give(answers.known ?? true)),
    notifyAdded: () => called("notify", undefined),
    askForAddons: () =>
      called("get-basket-addon", give(answers.offered === undefined ? offer(false, 1) : answers.offered)),
  };
  const kind = rules.kind ?? "accommodation";
  const all: AddRules = {
    addonModalActive: false,
    upsellActive: false,
    upsellPageType: "upsellday",
    ...rules,
    kind,
  };
  const problems: Problem[] = [];
  const state = await runAdd({
    order: order ?? { kind, items: [cartItemFixture()] },
    rules: all,
    past: { isBasketOpen: false, isRepeated: false, ...past },
    work,
    report: (problem) => problems.push(problem),
  });
  return { state, calls, problems };
}

/** Settings × answer of get-basket-addon → destination (CT-03). */
test.each([
  ["extras off", { addonModalActive: false, upsellActive: false }, offer(false, 1), "addons"],
  ["extras off, upsell on", { addonModalActive: false, upsellActive: true }, offer(false, 1), "addons"],
  ["extras on offer", { addonModalActive: true, upsellActive: false }, offer(false, 1), "extras"],
  ["extras on offer, upsell on", { addonModalActive: true, upsellActive: true }, offer(false, 1), "extras"],
  ["redirect", { addonModalActive: true, upsellActive: false }, offer(true, 0), "basket"],
  ["redirect, upsell on", { addonModalActive: true, upsellActive: true }, offer(true, 0), "upsell"],
  ["no extras", { addonModalActive: true, upsellActive: false }, offer(false, 0), "basket"],
  ["no extras, upsell on", { addonModalActive: true, upsellActive: true }, offer(false, 0), "basket"],
  ["no basket", { addonModalActive: true, upsellActive: false }, null, "basket"],
  ["no basket, upsell on", { addonModalActive: true, upsellActive: true }, null, "basket"],
  ["code 500", { addonModalActive: true, upsellActive: true }, refusal(500), "panel"],
  ["no answer", { addonModalActive: true, upsellActive: false }, broken, "panel"],
])("CT-03 AD-03 after an accommodation, %s", async (_, rules, offered, destination) => {
  const { state } = await endOfAdd(rules, { offered });
  expect(state).toEqual({ at: "done", bookItemIds: [90011], destination });
});

test.each(["activity", "transport"] as const)(
  "CT-03 after an add of kind %s the visitor stays, with the basket open; extras are not asked for",
  async (kind) => {
    const { state, calls } = await endOfAdd({ kind, addonModalActive: true, upsellActive: true });
    expect(state).toMatchObject({ at: "done", destination: "panel" });
    expect(calls).toEqual(["create-basket", "add", "notify"]);
  },
);

test("CT-04 create-basket comes before the first add, and not again in the same page load", async () => {
  expect((await endOfAdd({})).calls).toEqual(["create-basket", "add", "notify"]);
  expect((await endOfAdd({}, {}, undefined, { isBasketOpen: true })).calls).toEqual(["add", "notify"]);
});

/** Kind × answer → failure (rulings 6, 8, 21, 53). */
const modal = { showsModal: true };
const quiet = { showsModal: false };
test.each([
  ["accommodation", "no basket", { opened: refusal(500, "no") }, { error: 1, message: "no", ...modal }],
  ["accommodation", "no basket, no answer", { opened: broken }, { error: 1, ...modal }],
  ["accommodation", "404", { answered: refusal(404, "gone") }, { error: 1, message: "gone", ...modal }],
  ["accommodation", "0", { answered: refusal(0, "late") }, { error: 3, message: "late", ...modal }],
  ["transport", "404", { answered: refusal(404, "gone") }, { error: 1, message: "gone", ...quiet }],
  [
    "accommodation",
    "500",
    { answered: refusal(500) },
    { error: 2, message: "Not enough availability", ...modal },
  ],
  [
    "accommodation",
    "another code",
    { answered: refusal(503) },
    { error: 2, message: "Not enough availability", ...modal },
  ],
  ["activity", "another code", { answered: refusal(-1) }, { error: 2, ...quiet }],
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
  const { state, calls } = await endOfAdd({ kind }, answers);
  expect(state).toMatchObject({ at: "failed", failure });
  expect(calls).not.toContain("notify");
});

test.each([
  ["says that the browser keeps no cookies when Galaxy does not know the basket", false, {}, true],
  ["knows nothing of cookies when Galaxy knows the basket", true, {}, undefined],
  ["knows nothing of cookies when Galaxy does not answer", broken, {}, undefined],
  ["that opened no basket does not ask", false, { isBasketOpen: true }, undefined],
] as const)("EC-02 an add with code 404 %s", async (_, known, past, needsCookies) => {
  const { state, calls } = await endOfAdd({}, { answered: refusal(404), known }, undefined, past);
  expect(state).toMatchObject({ at: "failed", failure: { error: 1, message: "said the server" } });
  expect("failure" in state && state.failure.needsCookies).toBe(needsCookies);
  expect(calls.includes("get-basket")).toBe(!("isBasketOpen" in past));
});

test("ER-01 without a basket nothing is added", async () => {
  expect((await endOfAdd({}, { opened: refusal(404) })).calls).toEqual(["create-basket"]);
});

test.each([
  ["an empty temporary cart", { kind: "accommodation", items: [] }, {}, "No products in temp cart"],
  [
    "no search id",
    { kind: "activity", items: [cartItemFixture({ searchId: "" })] },
    { kind: "activity" },
    "SearchId is missing",
  ],
  [
    "lines of two searches",
    {
      kind: "accommodation",
      items: [cartItemFixture(), cartItemFixture({ bookKey: "BK-2", searchId: "s-2" })],
    },
    {},
    "Products of several searches",
  ],
  [
    "a page type without activities to add",
    { kind: "activity", items: [cartItemFixture()] },
    { kind: "activity", upsellPageType: "upsellrecommend" },
    "Upsell page type is wrong upsellrecommend",
  ],
] as const)("ER-01 Error 0, no call and no modal: %s", async (_, order, rules, message) => {
  const { state, calls } = await endOfAdd(rules, {}, order);
  expect(state).toMatchObject({ at: "failed", failure: { error: 0, message, showsModal: false } });
  expect(calls).toEqual([]);
});

test.each(["upsellday", "upsellrecommend", "upselltransport"] as const)(
  "ruling 31 TR-04 transport can be added whatever the page type, also %s",
  async (upsellPageType) => {
    const rules = { kind: "transport", upsellPageType } as const;
    const { state } = await endOfAdd(rules, {}, { kind: "transport", items: [cartItemFixture()] });
    expect(state).toMatchObject({ at: "done", destination: "panel" });
  },
);

test("CT-02 a lost answer is looked up: what is in the basket counts as added", async () => {
  const { state, calls } = await endOfAdd({ kind: "activity" }, { answered: broken, landed: true });
  expect(state).toEqual({ at: "done", bookItemIds: [], destination: "panel" });
  expect(calls).toEqual(["create-basket", "add", "get-basket", "notify"]);
});

/** After a lost answer the basket check decides. */
test.each([
  ["accommodation", "lost", broken, false, { error: 3, found: "absent", ...modal }],
  ["accommodation", "lost", broken, broken, { error: 3, found: "unknown", ...modal }],
  ["activity", "lost", broken, broken, { error: 3, found: "unknown", ...quiet }],
] as const)(
  "CT-02 %s, answer %s: not added, and the reason is shown",
  async (kind, _, answered, landed, failure) => {
    const { state, calls } = await endOfAdd({ kind }, { answered, landed });
    expect(state).toMatchObject({ at: "failed", failure });
    expect(calls).toEqual(["create-basket", "add", "get-basket"]);
  },
);

test.each([
  ["accommodation", { error: 3, message: "late", found: "absent", ...modal }],
  ["activity", { error: 2, message: "Not enough availability", ...quiet }],
] as const)(
  "ER-01 EC-04 code 0 of kind %s is an answer: the basket is not read, whatever is in it",
  async (kind, failure) => {
    const { state, calls } = await endOfAdd({ kind }, { answered: refusal(0, "late"), landed: true });
    expect(state).toEqual({ at: "failed", failure });
    expect(calls).toEqual(["create-basket", "add"]);
  },
);

describe("CT-02 a second click after an unknown result reads the basket before anything is sent", () => {
  const repeated = (landed: boolean | Error, past: Partial<AddPast> = {}) =>
    endOfAdd({ kind: "activity" }, { landed }, undefined, { isRepeated: true, ...past });

  test("it is there: added, and nothing is sent", async () => {
    const { state, calls } = await repeated(true);
    expect(state).toEqual({ at: "done", bookItemIds: [], destination: "panel" });
    expect(calls).toEqual(["get-basket", "notify"]);
  });

  test("it is not there: it is sent", async () => {
    expect((await repeated(false)).calls).toEqual(["get-basket", "create-basket", "add", "notify"]);
    expect((await repeated(false, { isBasketOpen: true })).calls).toEqual(["get-basket", "add", "notify"]);
  });

  test("the basket cannot be looked at: nothing is sent, and it stays open", async () => {
    const { state, calls } = await repeated(broken);
    expect(state).toMatchObject({ at: "failed", failure: { error: 3, found: "unknown", ...quiet } });
    expect(calls).toEqual(["get-basket"]);
  });
});

/** Every failure is logged with the name of the failed call. */
test.each([
  ["create-basket", "code 500: no", { opened: refusal(500, "no") }],
  ["create-basket", "no connection", { opened: broken }],
  ["add-accommodation-to-basket", "Sold out", { answered: soldOut }],
  ["add-accommodation-to-basket", "not Success", { answered: { ...soldOut, message: null } }],
  ["add-accommodation-to-basket", "code 404: gone", { answered: refusal(404, "gone") }],
  ["add-accommodation-to-basket", "no connection", { answered: broken }],
  ["get-basket", "no connection", { answered: broken, landed: broken }],
] as const)("ER-01 ER-02 the log holds %s, %s", async (operation, message, answers) => {
  const { problems } = await endOfAdd({ addonModalActive: true }, answers);
  expect(problems.at(-1)).toMatchObject({ operation, message });
});

test("ER-02 an add that succeeds logs nothing; rejected extras are a query, which the host logs", async () => {
  expect((await endOfAdd({ addonModalActive: true }, { offered: refusal(500) })).problems).toEqual([]);
  expect((await endOfAdd({})).problems).toEqual([]);
});

test("CT-02 whatever a call throws is a lost answer", async () => {
  expect(await catchError(Promise.reject("torn"))).toEqual(new Error("torn"));
});
