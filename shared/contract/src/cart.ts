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

/** A message for the page that opens after an add. */
export interface ArrivalNotice {
  readonly kind: "added";
  /** The route that shows the message; any other page discards it. */
  readonly route: RouteName;
}

/** State of an add; a missing state = idle (CT-02). */
export type AddPhase = "adding" | "added" | "failed";

/** The shared cart: the temporary cart, adds in progress, booked days and the failure (FE-01). */
export interface Cart {
  readonly items: readonly TempCartItem[];
  /** State of each add, by item key (`itemKeyOf`). */
  readonly phases: Readonly<Record<string, AddPhase>>;
  /** Days with a booking of this visit, YYYY-MM-DD; they survive a reload. */
  readonly bookedDays: { readonly activity: readonly string[]; readonly transport: readonly string[] };
  readonly failure: BasketFailure | null;
  readonly overlay: CartOverlay | null;
  /** The BookItemId of each added item, by item key (`itemKeyOf`); the extras buttons need it. */
  readonly bookItemIds: Readonly<Record<string, number>>;
  readonly notice: ArrivalNotice | null;
  /** Whether create-basket has succeeded in this page load (ruling 21). */
  readonly isBasketOpen: boolean;
}

/** The actions of the shared cart. The functions never change between renders. */
export interface CartActions {
  /**
   * Adds an item. Dormitory beds with the same key are summed (HO-03, CT-01); any other item replaces the one
   * with its key.
   */
  addToTempCart(item: TempCartItem): void;
  removeFromTempCart(bookKey: string): void;
  increment(bookKey: string): void;
  /** Lowers the amount by one; removes the item at an amount of 1. */
  decrement(bookKey: string): void;
  replaceTempCart(items: readonly TempCartItem[]): void;
  resetTempCart(): void;
  /** Removes the items with these keys (`itemKeyOf`); other items stay. */
  removeItems(itemKeys: readonly string[]): void;
  setPhase(itemKey: string, phase: AddPhase | null): void;
  markDayBooked(kind: "activity" | "transport", day: string): void;
  setBookItemId(itemKey: string, bookItemId: number): void;
  fail(failure: BasketFailure): void;
  clearFailure(): void;
  setNotice(notice: ArrivalNotice | null): void;
  setBasketOpen(isOpen: boolean): void;
  openOverlay(overlay: CartOverlay): void;
  closeOverlay(): void;
}
