import type { BasketAddons, BasketResult } from "@stays/domain";
import type { GalaxyError } from "@stays/galaxy";
import { type AddEvent, type AddPast, type AddRules, type AddState, begin, next } from "./add-state.ts";
import { outcomeOf } from "./call-outcome.ts";
import type { Order } from "./order.ts";

/** Tasks that the states of an add run. The calls may throw; `notifyAdded` must not. */
export interface AddWork {
  openBasket(): Promise<number | GalaxyError>;
  add(order: Order): Promise<BasketResult | GalaxyError>;
  /** Checks whether the sent items are in the basket. */
  isInBasket(): Promise<boolean>;
  /** Notifies the page, the cart and the basket query that the add succeeded. */
  notifyAdded(bookItemIds: readonly number[]): void;
  askForAddons(): Promise<BasketAddons | GalaxyError>;
}

/** Final state of an add: booked, with the visitor's destination, or failed, with the reason. */
export type AddEnd = Extract<AddState, { at: "done" | "failed" }>;

const isEnd = (state: AddState): state is AddEnd => state.at === "done" || state.at === "failed";

async function perform(state: Exclude<AddState, AddEnd>, order: Order, work: AddWork): Promise<AddEvent> {
  switch (state.at) {
    case "opening":
      return { type: "opened", answer: await outcomeOf(work.openBasket()) };
    case "adding":
      return { type: "answered", answer: await outcomeOf(work.add(order)) };
    case "recalling":
    case "checking":
      return { type: "checked", isIn: await outcomeOf(work.isInBasket()) };
    case "booked":
      work.notifyAdded(state.bookItemIds);
      return { type: "notified" };
    case "asking":
      return { type: "offered", answer: await outcomeOf(work.askForAddons()) };
  }
}

/** What an add runs with. */
export interface AddRun {
  readonly order: Order;
  readonly rules: AddRules;
  readonly past: AddPast;
  readonly work: AddWork;
  /** Receives the result of each step, for the log. */
  readonly onEvent: (event: AddEvent) => void;
}

/** Runs an add from its first state to its final state. */
export async function runAdd({ order, rules, past, work, onEvent }: AddRun): Promise<AddEnd> {
  let state = begin(order, rules, past);
  while (!isEnd(state)) {
    const event = await perform(state, order, work);
    onEvent(event);
    state = next(state, event, rules);
  }
  return state;
}
