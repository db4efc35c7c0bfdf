/** The entities of Galaxy's answers, inferred from their decoders, and what requests are made of. */

export type {
  Accommodation,
  AccommodationAvailability,
  AccommodationContent,
  AccommodationGroup,
  PageToLoad,
} from "./schemas/accommodation.ts";
export type {
  Activity,
  ActivityDays,
  ActivitySearch,
  Occasion,
  ParticipantEntry,
  Quote,
  RecommendedActivities,
} from "./schemas/activity.ts";
export type { Addon, BasketAddons, BookItem } from "./schemas/addon.ts";
export type { Basket, BasketGroup, BasketProduct, BasketResult } from "./schemas/basket.ts";
export type { Calendar, CalendarDay, DepartureDates } from "./schemas/calendar.ts";
export type { Content, Facility, Position, SmallContent, StayImage } from "./schemas/content.ts";
export type { Money, OfferPrice } from "./schemas/money.ts";
export type { PersonConfiguration, Product, StayPrice } from "./schemas/product.ts";
export type { PromoCodeVerdict } from "./schemas/promo-code.ts";
export type { Review, ReviewSummary, Score, TravelRating } from "./schemas/review.ts";
export type { PackageContent, StayPackage } from "./schemas/stay-package.ts";
export type {
  Departure,
  PersonGroup,
  TransportDays,
  TransportInformation,
  TransportRoute,
  TransportSearch,
} from "./schemas/transport.ts";
export type { StayFilter, StayRequest, StaySort } from "./stay-request.ts";
export { STAY_SORTS } from "./stay-request.ts";

/** A chosen extra in Galaxy's format. */
export interface AddonChoice {
  readonly id: number;
  readonly qty: number;
  /** Unit price as shown; the server charges its own price. */
  readonly price: number;
  readonly bookItemId: number;
}

/** The number of travellers in a person group. */
export interface PersonGroupSelection {
  readonly code: string;
  readonly quantity: number;
}
