import type { BasketAddons, BasketResult } from "@stays/stay";
import type { Refusal } from "@stays/wire";
import { type AddEvent, type AddRules, type AddState, begin, next } from "./add-state.ts";
import { answerOf } from "./answer.ts";
import type { Order } from "./order.ts";

/** The work that an add asks for. Calls may throw; `tell` may not. */
export interface AddWork {
  readonly isBasketOpen: boolean;
  openBasket(): Promise<number | Refusal>;
  add(order: Order): Promise<BasketResult | Refusal>;
  /** Looks into the basket for what was sent. */
  isInBasket(order: Order): Promise<boolean>;
  /** Tells the page, the cart and the basket that it is in. */
  tell(bookItemIds: readonly number[]): void;
  askForAddons(): Promise<BasketAddons | Refusal>;
}

async function perform(state: AddState, order: Order, work: AddWork): Promise<AddEvent | null> {
  switch (state.at) {
    case "opening":
      return { type: "opened", answer: await answerOf(work.openBasket()) };
    case "adding":
      return { type: "answered", answer: await answerOf(work.add(order)) };
    case "checking":
      return { type: "checked", isInBasket: await work.isInBasket(order).catch(() => false) };
    case "booked":
      work.tell(state.bookItemIds);
      return { type: "told" };
    case "asking":
      return { type: "offered", answer: await answerOf(work.askForAddons()) };
    default:
      return null;
  }
}

/** An add has ended: in the basket and where the visitor goes, or not in the basket and why. */
export type AddEnd = Extract<AddState, { at: "done" | "failed" }>;

const isEnd = (state: AddState): state is AddEnd => state.at === "done" || state.at === "failed";

/**
 * Runs an add from its first state to its end.
 *
 * @param onEvent what came of each step, for the log
 */
export async function runAdd(
  order: Order,
  rules: AddRules,
  work: AddWork,
  onEvent: (event: AddEvent) => void = () => {},
): Promise<AddEnd> {
  let state = begin(order, rules, work.isBasketOpen);
  while (!isEnd(state)) {
    const event = await perform(state, order, work);
    if (!event) throw new Error(`Nothing to do at ${state.at}`);
    onEvent(event);
    state = next(state, event, rules);
  }
  return state;
}
