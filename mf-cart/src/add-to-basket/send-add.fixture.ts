import { GalaxyFailure, type Problem } from "@stays/contract";
import type { BasketAddons, BasketResult } from "@stays/domain";
import type { AddPast, AddRules, Order } from "./add-state.ts";
import { cartItemFixture } from "./cart-item.fixture.ts";
import { type AddWork, describeProblem, runAdd } from "./send-add.ts";

/** Galaxy answers that the line is in the basket. */
export const added: BasketResult = { success: true, bookItemIds: [90011], message: null };
/** Galaxy answers that the line is sold out. */
export const soldOut: BasketResult = { success: false, bookItemIds: [], message: "Sold out" };
/** Galaxy refuses a call. */
export const refusal = (code: number, reason = "said the server"): GalaxyFailure =>
  new GalaxyFailure("the call", code, reason);
/** A call without an answer. */
export const broken = new Error("no connection");

/** The extras on offer for the added line. */
export const offer = (redirectToOnline: boolean, addons: number): BasketAddons => ({
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
  readonly opened?: number | Error;
  readonly answered?: BasketResult | Error;
  readonly offered?: BasketAddons | null | Error;
  readonly landed?: boolean | Error;
  readonly known?: boolean | Error;
}

const give = <T>(answer: T | Error) =>
  answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);

/** Runs an add to its end, and returns its last state, its calls in order, and what it logs. */
export async function endOfAdd(
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
    openBasket: () => called("create-basket", give(answers.opened ?? 48213)),
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
  const problems: (Problem | null)[] = [];
  const state = await runAdd({
    order: order ?? { kind, items: [cartItemFixture()] },
    rules: all,
    past: { isBasketOpen: false, isRepeated: false, ...past },
    work,
    onEvent: (event) => problems.push(describeProblem(event, kind)),
  });
  return { state, calls, problems: problems.filter((problem) => problem !== null) };
}
