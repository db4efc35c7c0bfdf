import type { StayImage, TempCartItem } from "@stays/domain";
import type { RouteName } from "@stays/routes";

/** Why an add to the basket failed. Codes 0 to 3 are those of the error catalogue (ER-01). */
export interface BasketFailure {
  readonly error: 0 | 1 | 2 | 3;
  /** For the log: Galaxy's message, or a description of the failure. */
  readonly message: string;
  /** True for accommodation and add-on failures, which show the error modal (rulings 6 and 8). */
  readonly showsModal: boolean;
  /**
   * Whether the items are in the basket: `absent` = they are not, `unknown` = the answer was lost and the basket
   * does not tell. Missing where the message says it.
   */
  readonly found?: "absent" | "unknown";
  /** The same add fails again, so no text says "try again". */
  readonly isPermanent?: boolean;
  /** The browser did not send back the cookie of the basket that was just created: a reload cannot help. */
  readonly needsCookies?: boolean;
}

/** The cart overlay above the page; at most one is open. */
export type CartOverlay =
  | { readonly kind: "panel" }
  | { readonly kind: "rates"; readonly request: RateRequest }
  | { readonly kind: "extras"; readonly request: ExtrasRequest };

/** Opens the rate modal: one unit with several price agreements (CT-06). */
export interface RateRequest {
  readonly productName: string;
  /** One option per agreement, each with the item that it would add to the temporary cart. */
  readonly rates: readonly RateOption[];
  readonly booking: BookingContext;
}

/** A price agreement in the rate modal. */
export interface RateOption {
  readonly item: TempCartItem;
  /** Name of the booking condition, or of the offer. */
  readonly name: string;
  /** HTML, not yet sanitised. */
  readonly terms: string | null;
  readonly originalPrice: number | null;
  readonly discount: string | null;
  readonly includedAddons: readonly { readonly name: string; readonly amount: number }[];
  /** Image of the offer, else of the unit; null or missing = none. */
  readonly image?: StayImage | null;
}

/** Opens the extras modal; null = extras of all items in the basket. */
export interface ExtrasRequest {
  readonly bookItemId: number | null;
  readonly booking: BookingContext;
}

/** The page that a booking starts from. It decides how the item is added and which page comes next. */
export interface BookingContext {
  readonly kind: "accommodation" | "activity" | "transport";
  /** Digits of the booked accommodation, for query key `ba` (CT-03). */
  readonly accommodationId: string | null;
  /** For `lat` and `long` in the query of the upsell page (ruling 38). */
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
  /** The day to mark as booked after an add of an activity or transport, YYYY-MM-DD. */
  readonly day: string | null;
}

/** The shared cart: what is chosen, what is booked, and what is shown about it above the page (FE-01). */
export interface Cart {
  /** The temporary cart: items that are chosen and not yet in the basket. All belong to one search. */
  readonly items: readonly TempCartItem[];
  /**
   * Items of this page view in the basket, by item key (`itemKeyOf`), with their BookItemId; null = Galaxy's answer was
   * lost, and the basket has the item.
   */
  readonly booked: Readonly<Record<string, number | null>>;
  /** Days with a booking of this visit, YYYY-MM-DD; they survive a reload. */
  readonly bookedDays: { readonly activity: readonly string[]; readonly transport: readonly string[] };
  /** Whether an add has begun in this page view: only then can one fail. */
  readonly isBooking: boolean;
  /** Why the last add failed. The host shows the error modal of some failures. */
  readonly failure: BasketFailure | null;
  readonly overlay: CartOverlay | null;
  /** The page that an add leads to: it says that the stay is in the basket. Any other page discards it. */
  readonly arrival: RouteName | null;
}

/** The actions of the shared cart. The functions never change between renders. */
export interface CartActions {
  /**
   * Puts an item into the temporary cart. Dormitory beds with the same key are summed (HO-03, CT-01); any other item
   * replaces the one with its key.
   */
  select(item: TempCartItem): void;
  /** Changes the amount of an item; 0 removes it. */
  change(bookKey: string, amount: number): void;
  /** Replaces all items, such as with those of a new price. */
  replace(items: readonly TempCartItem[]): void;
  /** Empties the temporary cart. */
  clear(): void;
  openBasket(): void;
  openRates(request: RateRequest): void;
  openExtras(request: ExtrasRequest): void;
  closeOverlay(): void;
}

/** Items that are in the basket now. */
export interface BookedItems {
  readonly kind: BookingContext["kind"];
  /** The day of an activity or a transport, YYYY-MM-DD. */
  readonly day: string | null;
  /** Item keys (`itemKeyOf`). */
  readonly keys: readonly string[];
  /** One per key, in their order; empty when they are not known. */
  readonly bookItemIds: readonly number[];
  /** Keys of the items that leave the temporary cart. */
  readonly chosen: readonly string[];
}

/** What the remote that books (mf-cart) reports, for the host and the pages of the others. */
export interface BookingReport {
  /** An add begins; the failure of an earlier one is gone. */
  begin(): void;
  succeed(booked: BookedItems): void;
  fail(failure: BasketFailure): void;
  dismissFailure(): void;
  /** Items are no longer in the basket: those with these BookItemIds, or all. */
  forget(bookItemIds: readonly number[] | "all"): void;
  /** Announces the add on the page that opens next; null = on none. */
  arrive(route: RouteName | null): void;
}
