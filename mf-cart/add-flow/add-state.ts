import type { BasketFailure, UpsellPageType } from "@stays/contract";
import type { BasketAddons, BasketResult } from "@stays/stay";
import { isRefusal, type Refusal } from "@stays/wire";
import { isLost, type Lost } from "./answer.ts";
import { afterAdd, afterOffer, type Destination, type FlowRules } from "./destination.ts";
import { addFailure, lostFailure, openingFailure } from "./failure.ts";
import { type Order, unsentBecause } from "./order.ts";

/** How far an add is. Each state but the last two is work to do, and ends with an event. */
export type AddState =
  /** create-basket, before the first add of a page load (ruling 21). */
  | { readonly at: "opening" }
  /** The add call itself. */
  | { readonly at: "adding" }
  /** The answer was lost: is it in the basket all the same? */
  | { readonly at: "checking"; readonly failure: BasketFailure }
  /** It is in the basket: everyone who should know is told. */
  | { readonly at: "booked"; readonly bookItemIds: readonly number[] }
  /** Which extras are on offer? */
  | { readonly at: "asking"; readonly bookItemIds: readonly number[] }
  | { readonly at: "done"; readonly bookItemIds: readonly number[]; readonly destination: Destination }
  | { readonly at: "failed"; readonly failure: BasketFailure };

/** What comes of the work of a state. */
export type AddEvent =
  | { readonly type: "opened"; readonly answer: number | Refusal | Lost }
  | { readonly type: "answered"; readonly answer: BasketResult | Refusal | Lost }
  | { readonly type: "checked"; readonly isInBasket: boolean }
  | { readonly type: "told" }
  | { readonly type: "offered"; readonly answer: BasketAddons | Refusal | Lost };

/** The rules of a flow, and the page type that activity adds are checked against. */
export interface AddRules extends FlowRules {
  readonly upsellPageType: UpsellPageType;
}

/** The first state of an order: refused at once (Error 0), else a basket is opened unless this page load has one. */
export function begin(order: Order, rules: AddRules, isBasketOpen: boolean): AddState {
  const failure = unsentBecause(order, rules.upsellPageType);
  if (failure) return { at: "failed", failure };
  return { at: isBasketOpen ? "adding" : "opening" };
}

/** The state after an event. An event that does not belong to a state changes nothing. */
export function next(state: AddState, event: AddEvent, rules: AddRules): AddState {
  switch (state.at) {
    case "opening":
      return event.type === "opened" ? afterOpening(event.answer, rules) : state;
    case "adding":
      return event.type === "answered" ? afterAnswer(event.answer, rules) : state;
    case "checking":
      if (event.type !== "checked") return state;
      return event.isInBasket ? { at: "booked", bookItemIds: [] } : { at: "failed", failure: state.failure };
    case "booked": {
      if (event.type !== "told") return state;
      const { bookItemIds } = state;
      const destination = afterAdd(rules);
      return destination ? { at: "done", bookItemIds, destination } : { at: "asking", bookItemIds };
    }
    case "asking": {
      if (event.type !== "offered") return state;
      const { bookItemIds } = state;
      return { at: "done", bookItemIds, destination: afterOffer(event.answer, rules) };
    }
    default:
      return state;
  }
}

function afterOpening(answer: number | Refusal | Lost, rules: AddRules): AddState {
  const failure = openingFailure(rules.kind, answer);
  return failure ? { at: "failed", failure } : { at: "adding" };
}

function afterAnswer(answer: BasketResult | Refusal | Lost, rules: AddRules): AddState {
  if (isLost(answer)) return { at: "checking", failure: lostFailure(rules.kind, answer) };
  const failure = addFailure(rules.kind, answer);
  if (failure) return { at: "failed", failure };
  return { at: "booked", bookItemIds: isRefusal(answer) ? [] : answer.bookItemIds };
}
