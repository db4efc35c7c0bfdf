/** The entities of Galaxy's answers, inferred from their decoders, and what requests are made of. */

export type { AddonChoice } from "./requests/add-basket-addon.ts";
export type { PersonGroupSelection } from "./requests/search-transport.ts";
export type { Accommodation, AccommodationGroup, PageToLoad } from "./schemas/accommodation.ts";
export type { Activity, ActivityDays, ActivitySearch } from "./schemas/activity.ts";
export type { Addon, BasketAddons, BookItem } from "./schemas/addon.ts";
export type { AccommodationAvailability, AccommodationContent } from "./schemas/availability.ts";
export type { Basket, BasketGroup, BasketProduct } from "./schemas/basket.ts";
export type { BasketResult } from "./schemas/basket-result.ts";
export type { Calendar, CalendarDay, DepartureDates } from "./schemas/calendar.ts";
export type { Content, Position, SmallContent } from "./schemas/content.ts";
export type { Facility } from "./schemas/facility.ts";
export type { StayImage } from "./schemas/image.ts";
export type { Money, OfferPrice } from "./schemas/money.ts";
export type { Occasion, ParticipantEntry, Quote } from "./schemas/occasion.ts";
export type { PersonConfiguration } from "./schemas/person-configuration.ts";
export type { Product, StayPrice } from "./schemas/product.ts";
export type { PromoCodeVerdict } from "./schemas/promo-code.ts";
export type { RecommendedActivities } from "./schemas/recommended-activities.ts";
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
