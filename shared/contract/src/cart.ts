import type { StayImage, TempCartItem } from "@stays/domain";
import type { RouteName } from "@stays/routes";

/** Why something did not get into the basket. Codes 0 to 3 are the error catalogue's (ER-01). */
export interface BasketFailure {
  readonly error: 0 | 1 | 2 | 3;
  /** For the log, or the server's own words. */
  readonly message: string;
  /** Accommodation and add-on failures show the error modal; the others do not (rulings 6 and 8). */
  readonly showsModal: boolean;
  /**
   * Left out where Galaxy said what became of it. Else what a look into the basket found: it is not there, or the basket
   * could not be looked at.
   */
  readonly found?: "absent" | "unknown";
}

/** What lies over the page and belongs to the cart: at most one at a time. */
export type CartOverlay =
  | { readonly kind: "panel" }
  | { readonly kind: "rates"; readonly request: RateRequest }
  | { readonly kind: "extras"; readonly request: ExtrasRequest };

/** Asks for the rate modal: one unit with several price agreements (CT-06). */
export interface RateRequest {
  readonly productName: string;
  /** Each agreement as the item that booking it would put into the temporary cart. */
  readonly rates: readonly RateOption[];
  readonly booking: BookingContext;
}

/** A price agreement as it is offered in the rate modal. */
export interface RateOption {
  readonly item: TempCartItem;
  /** Name of the booking condition, or of the offer. */
  readonly name: string;
  /** HTML, not yet sanitised. */
  readonly terms: string | null;
  readonly originalPrice: number | null;
  readonly discount: string | null;
  readonly includedAddons: readonly { readonly name: string; readonly amount: number }[];
  /** Of the offer, else of the unit; null or left out = none. */
  readonly image?: StayImage | null;
}

/** Asks for the extras modal; null = extras of everything in the basket. */
export interface ExtrasRequest {
  readonly bookItemId: number | null;
  readonly booking: BookingContext;
}

/** Where a booking comes from: decides how it is added and where the visitor goes after it. */
export interface BookingContext {
  readonly kind: "accommodation" | "activity" | "transport";
  /** Digits of the booked accommodation, for query key `ba` (CT-03). */
  readonly accommodationId: string | null;
  /** For `lat` and `long` of the upsell page (ruling 38). */
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
  /** The day that is marked booked after an activity or transport add, YYYY-MM-DD. */
  readonly day: string | null;
}

/** What the page that an add leads to says on arrival. */
export interface ArrivalNotice {
  readonly kind: "added";
  /** The page that says it; any other page forgets it. */
  readonly route: RouteName;
}

/** How far an add is; absent = idle (CT-02). */
export type AddPhase = "adding" | "added" | "failed";

/** The shared cart: the temporary cart, what is being added, the booked days and the failure (FE-01). */
export interface Cart {
  readonly items: readonly TempCartItem[];
  /** By item key (`itemKeyOf`). */
  readonly phases: Readonly<Record<string, AddPhase>>;
  /** Days with something booked in this visit, YYYY-MM-DD; they survive a reload. */
  readonly bookedDays: { readonly activity: readonly string[]; readonly transport: readonly string[] };
  readonly failure: BasketFailure | null;
  readonly overlay: CartOverlay | null;
  /** What the last add put into the basket; read by releases of remotes that do not know `bookItemIds`. */
  readonly lastBookItemIds: readonly number[];
  /** Booked items by item key (`itemKeyOf`); for the extras button beside each. */
  readonly bookItemIds: Readonly<Record<string, number>>;
  /** Left out by hosts that do not have it yet. */
  readonly notice?: ArrivalNotice | null;
}

/** Everything that can happen to the shared cart. The functions never change between renders. */
export interface CartActions {
  /** Same key of a dormitory bed: amounts are summed (HO-03, CT-01). Any other same key replaces. */
  addToTempCart(item: TempCartItem): void;
  removeFromTempCart(bookKey: string): void;
  increment(bookKey: string): void;
  /** Removes the item at an amount of 1. */
  decrement(bookKey: string): void;
  replaceTempCart(items: readonly TempCartItem[]): void;
  resetTempCart(): void;
  /** Removes the items of these keys (`itemKeyOf`), whatever else has been chosen meanwhile. */
  removeItems(itemKeys: readonly string[]): void;
  setPhase(itemKey: string, phase: AddPhase | null): void;
  markDayBooked(kind: "activity" | "transport", day: string): void;
  setLastBookItemIds(ids: readonly number[]): void;
  setBookItemId(itemKey: string, bookItemId: number): void;
  fail(failure: BasketFailure): void;
  clearFailure(): void;
  setNotice?(notice: ArrivalNotice | null): void;
  openOverlay(overlay: CartOverlay): void;
  closeOverlay(): void;
}
