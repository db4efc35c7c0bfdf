import type { BasketFailure, UpsellPageType } from "@stays/contract";
import type { BasketAddons, BasketResult } from "@stays/domain";
import { type GalaxyError, isGalaxyError } from "@stays/galaxy";
import { type FailedCall, isFailedCall } from "./call-outcome.ts";
import { afterAdd, afterOffer, type Destination, type FlowRules } from "./destination.ts";
import {
  isUnconfirmed,
  openingFailure,
  refusedFailure,
  soldOutFailure,
  unconfirmedFailure,
} from "./failure.ts";
import { type Order, reasonNotSent } from "./order.ts";

/** How far an add is. Each state but the last two is work to do, and ends with an event. */
export type AddState =
  /** The same was sent before and its answer was lost: is it in the basket by now? Nothing is sent until that is known. */
  | { readonly at: "recalling"; readonly sending: Sending }
  | Sending
  /** The answer was lost: is it in the basket all the same? */
  | { readonly at: "checking"; readonly failure: BasketFailure }
  /** It is in the basket: everyone who should know is told. */
  | { readonly at: "booked"; readonly bookItemIds: readonly number[] }
  /** Which extras are on offer? */
  | { readonly at: "asking"; readonly bookItemIds: readonly number[] }
  | { readonly at: "done"; readonly bookItemIds: readonly number[]; readonly destination: Destination }
  | { readonly at: "failed"; readonly failure: BasketFailure };

type Sending =
  /** create-basket, before the first add of a page load (ruling 21). */
  | { readonly at: "opening" }
  /** The add call itself. */
  | { readonly at: "adding" };

/** What comes of the work of a state. */
export type AddEvent =
  | { readonly type: "opened"; readonly answer: number | GalaxyError | FailedCall }
  | { readonly type: "answered"; readonly answer: BasketResult | GalaxyError | FailedCall }
  /** A look into the basket for what was sent. */
  | { readonly type: "looked"; readonly isIn: boolean | FailedCall }
  | { readonly type: "told" }
  | { readonly type: "offered"; readonly answer: BasketAddons | GalaxyError | FailedCall };

/** The rules of a flow, and the page type that activity adds are checked against. */
export interface AddRules extends FlowRules {
  readonly upsellPageType: UpsellPageType;
}

/** What went before an add in this tab. */
export interface AddPast {
  /** This page load has opened a basket. */
  readonly isBasketOpen: boolean;
  /** The answer to the same add was lost, and it is not known to be in the basket. */
  readonly isRepeated: boolean;
}

/** The first state of an order: refused at once (Error 0), looked for, or sent. */
export function begin(order: Order, rules: AddRules, { isBasketOpen, isRepeated }: AddPast): AddState {
  const failure = reasonNotSent(order, rules.upsellPageType);
  if (failure) return { at: "failed", failure };
  const sending: Sending = { at: isBasketOpen ? "adding" : "opening" };
  return isRepeated ? { at: "recalling", sending } : sending;
}

/** The state after an event. An event that does not belong to a state changes nothing. */
export function next(state: AddState, event: AddEvent, rules: AddRules): AddState {
  switch (state.at) {
    case "recalling":
      return event.type === "looked" ? afterRecall(state.sending, event.isIn, rules) : state;
    case "opening":
      return event.type === "opened" ? afterOpening(event.answer, rules) : state;
    case "adding":
      return event.type === "answered" ? afterAnswer(event.answer, rules) : state;
    case "checking":
      return event.type === "looked" ? afterCheck(state.failure, event.isIn) : state;
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

function afterRecall(sending: Sending, isIn: boolean | FailedCall, { kind }: AddRules): AddState {
  if (isFailedCall(isIn)) return unknown(unconfirmedFailure(kind, isIn));
  return isIn ? { at: "booked", bookItemIds: [] } : sending;
}

function afterOpening(answer: number | GalaxyError | FailedCall, { kind }: AddRules): AddState {
  const failure = openingFailure(kind, answer);
  return failure ? { at: "failed", failure } : { at: "adding" };
}

function afterAnswer(answer: BasketResult | GalaxyError | FailedCall, { kind }: AddRules): AddState {
  if (isUnconfirmed(answer)) return { at: "checking", failure: unconfirmedFailure(kind, answer) };
  if (isGalaxyError(answer)) return { at: "failed", failure: refusedFailure(kind, answer) };
  if (!answer.success) return { at: "failed", failure: soldOutFailure(kind) };
  return { at: "booked", bookItemIds: answer.bookItemIds };
}

function afterCheck(failure: BasketFailure, isIn: boolean | FailedCall): AddState {
  if (isFailedCall(isIn)) return unknown(failure);
  if (isIn) return { at: "booked", bookItemIds: [] };
  return { at: "failed", failure: { ...failure, found: "absent" } };
}

/** Where the basket could not be looked at either, the visitor is told just that. */
function unknown(failure: BasketFailure): AddState {
  return { at: "failed", failure: { ...failure, found: "unknown" } };
}
