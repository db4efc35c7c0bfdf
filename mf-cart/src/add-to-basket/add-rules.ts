import {
  type BasketFailure,
  type BookingContext,
  GalaxyFailure,
  type SiteSettings,
  type UpsellPageType,
} from "@stays/contract";
import { type BasketAddons, type TempCartItem, toError } from "@stays/domain";

type Kind = BookingContext["kind"];

/** Returns the answer of a call, or why there is none: a refusal, or a lost answer. Never throws. */
export const catchError = <T>(call: Promise<T>): Promise<T | Error> => call.catch(toError);

/** Items to put into the basket with one add. */
export interface Order {
  readonly kind: Kind;
  readonly items: readonly TempCartItem[];
}

/** Page types from which an activity may be added (ruling 31). */
const ACTIVITY_PAGES: readonly UpsellPageType[] = ["upsellday", "upselldaypicker", "upsellcategory"];

/** The only Error 0 that a visitor can mend: by choosing something. */
const EMPTY = "No products in temp cart";

/** SearchId of an order. `reasonNotSent` rejects items of several searches. */
export const getSearchId = ([item]: Order["items"]): string => item?.searchId ?? "";

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
  const searchId = getSearchId(order.items);
  if (order.items.length === 0) return EMPTY;
  if (order.items.some((item) => item.searchId !== searchId)) return "Products of several searches";
  if (searchId === "") return "SearchId is missing";
  if (order.kind === "activity" && !ACTIVITY_PAGES.includes(pageType))
    return `Upsell page type is wrong ${pageType}`;
  return null;
}

/** Creates a failure. Accommodation adds show the modal, activity and transport adds do not (ruling 6). */
const createFailure = (kind: Kind, error: 1 | 2 | 3, message: string): BasketFailure => ({
  error,
  message,
  showsModal: kind === "accommodation",
});

/** Failure of a create-basket: always Error 1, with Galaxy's own message where it has answered (ruling 21). */
export const unopenedFailure = (kind: Kind, error: Error): BasketFailure =>
  createFailure(kind, 1, error instanceof GalaxyFailure ? error.reason : error.message);

/** Failure of an add whose answer was lost: Error 3, because "not available" would be untrue (ruling 53). */
export const lostFailure = (kind: Kind, { message }: Error): BasketFailure => createFailure(kind, 3, message);

/**
 * Failure of a refused add: "not found" is Error 1 with Galaxy's message, code 0 of an accommodation is
 * Error 3 (EC-04), any other is Error 2 (EC-03).
 */
export function refusedFailure(kind: Kind, refusal: GalaxyFailure): BasketFailure {
  if (refusal.isNotFound) return createFailure(kind, 1, refusal.reason);
  if (refusal.isTimedOut && kind === "accommodation")
    return { ...createFailure(kind, 3, refusal.reason), found: "absent" };
  return soldOutFailure(kind);
}

/** Failure when not all items are available: Error 2, and nothing is added (EC-03). */
export const soldOutFailure = (kind: Kind): BasketFailure =>
  createFailure(kind, 2, "Not enough availability");

/** Result of an add: booked, with the visitor's destination, or failed, with the reason. */
export type AddEnd =
  | { readonly at: "done"; readonly bookItemIds: readonly number[]; readonly destination: AddDestination }
  | { readonly at: "failed"; readonly failure: BasketFailure };

/** What opens after an add: a panel or modal here, a page of this site, or a page of the online site. */
export type AddDestination = "panel" | "extras" | "upsell" | "basket" | "addons";

/** Returns the upsell page if upsell is active, else the basket. */
export function upsellOrBasket({ upsell }: Pick<SiteSettings, "upsell">): AddDestination {
  return upsell.active ? "upsell" : "basket";
}

/**
 * Destination of an add before its extras are requested; null = the extras on offer decide. After an activity
 * or a transport the visitor stays on the page with the basket open, to add more (CT-03).
 */
export function afterAdd(
  kind: Kind,
  { addonModalActive }: Pick<SiteSettings, "addonModalActive">,
): AddDestination | null {
  if (kind !== "accommodation") return "panel";
  return addonModalActive ? null : "addons";
}

const hasAddons = ({ bookItems }: BasketAddons): boolean =>
  bookItems.some((item) => item.addons.length > 0 || item.groups.some((group) => group.addons.length > 0));

/**
 * Destination after the extras on offer are known (AD-03, rulings 24, 25). The redirect flag is tested before
 * the empty list. No basket (null) or an empty list leads to the online basket even with upsell. After a failure the
 * basket panel shows the booked items.
 */
export function afterOffer(
  answer: BasketAddons | null | Error,
  settings: Pick<SiteSettings, "upsell">,
): AddDestination {
  if (answer instanceof Error) return "panel";
  if (answer === null) return "basket";
  if (answer.redirectToOnline) return upsellOrBasket(settings);
  return hasAddons(answer) ? "extras" : "basket";
}
