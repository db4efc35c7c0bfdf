import { type BasketFailure, type BookingContext, GalaxyFailure, type UpsellPageType } from "@stays/contract";
import type { BasketAddons, BasketResult, TempCartItem } from "@stays/domain";

type Kind = BookingContext["kind"];

/** Returns the answer of a call, or why there is none: a refusal, or a lost answer. Never throws. */
export const catchError = <T>(call: Promise<T>): Promise<T | Error> =>
  call.catch((cause: unknown) => (cause instanceof Error ? cause : new Error(String(cause))));

/** Items to put into the basket with one add. */
export interface Order {
  readonly kind: BookingContext["kind"];
  readonly items: readonly TempCartItem[];
}

/** Page types from which an activity may be added (ruling 31). */
const ACTIVITY_PAGES: readonly UpsellPageType[] = ["upsellday", "upselldaypicker", "upsellcategory"];

/** The only Error 0 that a visitor can mend: by choosing something. */
const EMPTY = "No products in temp cart";

/** SearchId of an order. `reasonNotSent` rejects items of several searches. */
export function searchIdOf(order: Order): string {
  return order.items[0]?.searchId ?? "";
}

/**
 * Returns the failure of an invalid order, which is not sent: Error 0, logged and recorded, without a modal
 * (ruling 8).
 */
export function reasonNotSent(order: Order, pageType: UpsellPageType): BasketFailure | null {
  const message = orderProblem(order, pageType);
  if (message === null) return null;
  return { error: 0, message, showsModal: false, ...(message !== EMPTY && { isPermanent: true }) };
}

function orderProblem(order: Order, pageType: UpsellPageType): string | null {
  const searchId = searchIdOf(order);
  if (order.items.length === 0) return EMPTY;
  if (order.items.some((item) => item.searchId !== searchId)) return "Products of several searches";
  if (searchId === "") return "SearchId is missing";
  if (order.kind === "activity" && !ACTIVITY_PAGES.includes(pageType))
    return `Upsell page type is wrong ${pageType}`;
  return null;
}

/** Message of Error 2 (EC-03). */
const NO_AVAILABILITY = "Not enough availability";

/** Creates a failure. Accommodation adds show the modal, activity and transport adds do not (ruling 6). */
const failure = (kind: Kind, error: 1 | 2 | 3, message: string): BasketFailure => ({
  error,
  message,
  showsModal: kind === "accommodation",
});

/** Galaxy's own message, or what is wrong with its answer. */
const reasonOf = (error: Error): string => (error instanceof GalaxyFailure ? error.reason : error.message);

/** Failure of an add whose answer was lost: Error 3, because "not available" would be untrue (ruling 53). */
const lostFailure = (kind: Kind, { message }: Error): BasketFailure => failure(kind, 3, message);

/**
 * Failure of a refused add: "not found" is Error 1 with Galaxy's message, code 0 of an accommodation is
 * Error 3 (EC-04), any other is Error 2 (EC-03).
 */
function refusedFailure(kind: Kind, refusal: GalaxyFailure): BasketFailure {
  if (refusal.isNotFound) return failure(kind, 1, refusal.reason);
  if (refusal.isTimedOut && kind === "accommodation")
    return { ...failure(kind, 3, refusal.reason), found: "absent" };
  return soldOutFailure(kind);
}

/** Failure when not all items are available: Error 2, and nothing is added. */
function soldOutFailure(kind: Kind): BasketFailure {
  return failure(kind, 2, NO_AVAILABILITY);
}

/** Failure of an add that Galaxy has no basket for, though it has just created one. */
function forgottenFailure(failure: BasketFailure, isKnown: boolean | Error): BasketFailure {
  return isKnown === false ? { ...failure, needsCookies: true } : failure;
}

/** State of an add. Each state except the last two runs one task, which ends with an event. */
export type AddState =
  /**
   * The same add was sent before and its answer was lost: check the basket first. Nothing is sent until the
   * result is known.
   */
  | { readonly at: "recalling"; readonly sending: SendingState }
  | SendingState
  /** The answer was lost: check whether the add is in the basket. */
  | { readonly at: "checking"; readonly failure: BasketFailure }
  /** Galaxy found no basket or no search, right after it created the basket: ask whether it knows the basket. */
  | { readonly at: "verifying"; readonly failure: BasketFailure }
  /** The add is in the basket: notify the cart, the page and the basket query. */
  | { readonly at: "booked"; readonly bookItemIds: readonly number[] }
  /** Request the extras on offer. */
  | { readonly at: "asking"; readonly bookItemIds: readonly number[] }
  | { readonly at: "done"; readonly bookItemIds: readonly number[]; readonly destination: AddDestination }
  | { readonly at: "failed"; readonly failure: BasketFailure };

/** Final state of an add: booked, with the visitor's destination, or failed, with the reason. */
export type AddEnd = Extract<AddState, { at: "done" | "failed" }>;

type SendingState =
  /** The create-basket request, before the first add of a page load (ruling 21). */
  | { readonly at: "opening" }
  /** The request that adds the items. */
  | { readonly at: "adding"; readonly isBasketNew?: boolean };

/** Result of the task of a state. */
export type AddEvent =
  | { readonly type: "opened"; readonly answer: number | Error }
  | { readonly type: "answered"; readonly answer: BasketResult | Error }
  /** Result of a basket check for the sent items. */
  | { readonly type: "checked"; readonly isIn: boolean | Error }
  /** Whether Galaxy knows the visitor's basket. */
  | { readonly type: "verified"; readonly isKnown: boolean | Error }
  | { readonly type: "notified" }
  | { readonly type: "offered"; readonly answer: BasketAddons | null | Error };

/** Flow rules, and the page type that activity adds are checked against. */
export interface AddRules extends FlowRules {
  readonly upsellPageType: UpsellPageType;
}

/** History of an add in this tab. */
export interface AddPast {
  /** Whether this page load has opened a basket. */
  readonly isBasketOpen: boolean;
  /** Whether the same add was sent before, lost its answer, and is not known to be in the basket. */
  readonly isRepeated: boolean;
}

/** First state of an order: failed at once (Error 0), checked in the basket, or sent. */
export function begin(order: Order, rules: AddRules, { isBasketOpen, isRepeated }: AddPast): AddState {
  const failure = reasonNotSent(order, rules.upsellPageType);
  if (failure) return { at: "failed", failure };
  const sending: SendingState = { at: isBasketOpen ? "adding" : "opening" };
  return isRepeated ? { at: "recalling", sending } : sending;
}

/** Returns the state after an event. An event that does not belong to the state changes nothing. */
export function next(state: AddState, event: AddEvent, rules: AddRules): AddState {
  switch (state.at) {
    case "recalling":
      return event.type === "checked" ? afterRecall(state.sending, event.isIn, rules) : state;
    case "opening":
      return event.type === "opened" ? afterOpening(event.answer, rules) : state;
    case "adding":
      return event.type === "answered" ? afterAnswer(event.answer, rules, state.isBasketNew ?? false) : state;
    case "checking":
      return event.type === "checked" ? afterCheck(state.failure, event.isIn) : state;
    case "verifying":
      return event.type === "verified"
        ? { at: "failed", failure: forgottenFailure(state.failure, event.isKnown) }
        : state;
    case "booked": {
      if (event.type !== "notified") return state;
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

function afterRecall(sending: SendingState, isIn: boolean | Error, { kind }: AddRules): AddState {
  if (isIn instanceof Error) return unknown(lostFailure(kind, isIn));
  return isIn ? { at: "booked", bookItemIds: [] } : sending;
}

/** A failed create-basket is always Error 1, and nothing is sent (ruling 21). */
function afterOpening(answer: number | Error, { kind }: AddRules): AddState {
  if (answer instanceof Error) return { at: "failed", failure: failure(kind, 1, reasonOf(answer)) };
  return { at: "adding", isBasketNew: true };
}

function afterAnswer(answer: BasketResult | Error, { kind }: AddRules, isBasketNew: boolean): AddState {
  if (answer instanceof GalaxyFailure) {
    const failure = refusedFailure(kind, answer);
    return { at: isBasketNew && failure.error === 1 ? "verifying" : "failed", failure };
  }
  if (answer instanceof Error) return { at: "checking", failure: lostFailure(kind, answer) };
  if (!answer.success) return { at: "failed", failure: soldOutFailure(kind) };
  return { at: "booked", bookItemIds: answer.bookItemIds };
}

function afterCheck(failure: BasketFailure, isIn: boolean | Error): AddState {
  if (isIn instanceof Error) return unknown(failure);
  if (isIn) return { at: "booked", bookItemIds: [] };
  return { at: "failed", failure: { ...failure, found: "absent" } };
}

/** Failure of an add when the basket check failed too: the result stays unknown. */
function unknown(failure: BasketFailure): AddState {
  return { at: "failed", failure: { ...failure, found: "unknown" } };
}

/** What opens after an add: a panel or modal here, a page of this site, or a page of the online site. */
export type AddDestination = "panel" | "extras" | "upsell" | "basket" | "addons";

/** Settings that decide the destination of a booking. */
export interface FlowRules {
  readonly kind: BookingContext["kind"];
  readonly addonModalActive: boolean;
  readonly upsellActive: boolean;
}

/** Returns the upsell page if upsell is active, else the basket. */
export function upsellOrBasket(rules: Pick<FlowRules, "upsellActive">): AddDestination {
  return rules.upsellActive ? "upsell" : "basket";
}

/**
 * Destination of an add before its extras are requested; null = the extras on offer decide. After an activity
 * or a transport the visitor stays on the page with the basket open, to add more (CT-03).
 */
export function afterAdd(rules: FlowRules): AddDestination | null {
  if (rules.kind !== "accommodation") return "panel";
  return rules.addonModalActive ? null : "addons";
}

/** Returns whether any booked item has extras on offer. */
export function hasAddons({ bookItems }: BasketAddons): boolean {
  return bookItems.some(
    (item) => item.addons.length > 0 || item.groups.some((group) => group.addons.length > 0),
  );
}

/**
 * Destination after the extras on offer are known (AD-03, rulings 24, 25). The redirect flag is tested before
 * the empty list. No basket (null) or an empty list leads to the online basket even with upsell. After a failure the
 * basket panel shows the booked items.
 */
export function afterOffer(answer: BasketAddons | null | Error, rules: FlowRules): AddDestination {
  if (answer instanceof Error) return "panel";
  if (answer === null) return "basket";
  if (answer.redirectToOnline) return upsellOrBasket(rules);
  return hasAddons(answer) ? "extras" : "basket";
}
