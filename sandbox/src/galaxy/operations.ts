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

const get = (path: string, operation: Operation): Call => ({ method: "GET", path, operation });
const post = (path: string, operation: Operation): Call => ({ method: "POST", path, operation });

/** All operations, by the operationId of the contract. */
export const calls: Readonly<Record<string, Call>> = {
  createBasket: get("create-basket", createBasket),
  getBasket: get("get-basket", getBasket),
  addAccommodationToBasket: post("add-accommodation-to-basket", addAccommodationToBasket),
  addTransportToBasket: post("add-activity-transport-to-basket", addTransportToBasket),
  addActivityToBasket: post("add-activity-to-basket", addActivityToBasket),
  addBasketAddon: get("add-basket-addon", addBasketAddon),
  getBasketAddon: get("get-basket-addon", getBasketAddon),
  getBasketAddonByBookItem: get("get-basket-addon-bookitemid", getBasketAddonByBookItem),
  searchActivities: get("availability/activity", searchActivities),
  activitiesByDay: get("availability/activity/by-day", activitiesByDay),
  activitiesByProduct: get("availability/activity/by-product", activitiesByProduct),
  recommendedActivities: get("availability/activity/recommended", recommendedActivities),
  getContentOffer: get("get-content-offer", getContentOffer),
  searchAccommodation: get("availability/accommodation", searchAccommodation),
  nextAccommodationPage: get("availability/accommodation/get", nextAccommodationPage),
  getAccommodationContent: get("get-accommodation-content", getAccommodationContent),
  getTravelRating: get("get-travel-rating", getTravelRating),
  searchTransport: get("availability/transport", searchTransport),
  transportInformation: get("availability/transport/information", transportInformation),
  transportByDay: get("availability/transport/by-day", transportByDay),
  transportByProduct: get("availability/transport/by-product", transportByProduct),
  availableDepartureDates: get("available-departure-dates", availableDepartureDates),
  availabilityCalendar: get("availability/calendar", availabilityCalendar),
  validatePromoCode: get("validate-promocode", validatePromoCode),
};
