import {
  activitiesByDay,
  activitiesByProduct,
  recommendedActivities,
  searchActivities,
} from "./activities.ts";
import { addAccommodationToBasket, addActivityToBasket, addTransportToBasket } from "./add-to-basket.ts";
import { availabilityCalendar, availableDepartureDates } from "./availability-calendar.ts";
import {
  addBasketAddon,
  createBasket,
  getBasket,
  getBasketAddon,
  getBasketAddonByBookItem,
} from "./basket.ts";
import { getAccommodationContent, getContentOffer, getTravelRating } from "./content.ts";
import type { Operation } from "./galaxy.ts";
import { nextAccommodationPage, searchAccommodation, validatePromoCode } from "./search-accommodation.ts";
import { searchTransport, transportByDay, transportByProduct, transportInformation } from "./transport.ts";

/** An operation of the contract. */
export interface Call {
  readonly method: "GET" | "POST";
  /** Path after `/{lang}/api/galaxy/stays/`. */
  readonly path: string;
  readonly operation: Operation;
}

/** All operations, by the operationId of the contract. */
export const calls: Readonly<Record<string, Call>> = {
  createBasket: { method: "GET", path: "create-basket", operation: createBasket },
  getBasket: { method: "GET", path: "get-basket", operation: getBasket },
  addAccommodationToBasket: {
    method: "POST",
    path: "add-accommodation-to-basket",
    operation: addAccommodationToBasket,
  },
  addTransportToBasket: {
    method: "POST",
    path: "add-activity-transport-to-basket",
    operation: addTransportToBasket,
  },
  addActivityToBasket: { method: "POST", path: "add-activity-to-basket", operation: addActivityToBasket },
  addBasketAddon: { method: "GET", path: "add-basket-addon", operation: addBasketAddon },
  getBasketAddon: { method: "GET", path: "get-basket-addon", operation: getBasketAddon },
  getBasketAddonByBookItem: {
    method: "GET",
    path: "get-basket-addon-bookitemid",
    operation: getBasketAddonByBookItem,
  },
  searchActivities: { method: "GET", path: "availability/activity", operation: searchActivities },
  activitiesByDay: { method: "GET", path: "availability/activity/by-day", operation: activitiesByDay },
  activitiesByProduct: {
    method: "GET",
    path: "availability/activity/by-product",
    operation: activitiesByProduct,
  },
  recommendedActivities: {
    method: "GET",
    path: "availability/activity/recommended",
    operation: recommendedActivities,
  },
  getContentOffer: { method: "GET", path: "get-content-offer", operation: getContentOffer },
  searchAccommodation: { method: "GET", path: "availability/accommodation", operation: searchAccommodation },
  nextAccommodationPage: {
    method: "GET",
    path: "availability/accommodation/get",
    operation: nextAccommodationPage,
  },
  getAccommodationContent: {
    method: "GET",
    path: "get-accommodation-content",
    operation: getAccommodationContent,
  },
  getTravelRating: { method: "GET", path: "get-travel-rating", operation: getTravelRating },
  searchTransport: { method: "GET", path: "availability/transport", operation: searchTransport },
  transportInformation: {
    method: "GET",
    path: "availability/transport/information",
    operation: transportInformation,
  },
  transportByDay: { method: "GET", path: "availability/transport/by-day", operation: transportByDay },
  transportByProduct: {
    method: "GET",
    path: "availability/transport/by-product",
    operation: transportByProduct,
  },
  availableDepartureDates: {
    method: "GET",
    path: "available-departure-dates",
    operation: availableDepartureDates,
  },
  availabilityCalendar: { method: "GET", path: "availability/calendar", operation: availabilityCalendar },
  validatePromoCode: { method: "GET", path: "validate-promocode", operation: validatePromoCode },
};
