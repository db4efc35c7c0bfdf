import type { GalaxyClient } from "@stays/contract";
import fc, { type Arbitrary } from "fast-check";
import * as wire from "./index.ts";
import { searchAccommodation } from "./requests/accommodation.ts";

/** Sends a request through a Galaxy. */
type Send = (galaxy: GalaxyClient) => Promise<unknown>;

const day = fc
  .date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const digits = fc.stringMatching(/^[0-9]{1,8}$/);
const ids = fc.array(fc.nat(), { maxLength: 3 });
/** Generates a value, null or undefined. */
const unset = <T>(value: Arbitrary<T>) => fc.option(fc.option(value, { nil: undefined }), { nil: null });
const maybe = <T>(value: Arbitrary<T>) => fc.option(value, { nil: undefined });

const range = fc.record({ start: day, end: day });
const position = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const stayFilter = {
  category: unset(fc.nat()),
  geo: maybe(ids),
  name: unset(fc.string()),
  attributes: maybe(ids),
  capacityFilter: maybe(fc.dictionary(fc.nat().map(String), fc.nat(6), { maxKeys: 3 })),
  sort: unset(fc.constantFrom("Price-Asc" as const, "Name-Desc" as const)),
};
const activityFilter = {
  position: unset(position),
  category: unset(fc.nat()),
  geo: maybe(ids),
  attribute: unset(fc.nat()),
};
const rooms = fc.array(
  fc.record({
    adults: fc.nat(4),
    childrenAges: fc.array(fc.integer({ min: -1, max: 17 }), { maxLength: 3 }),
  }),
  { maxLength: 22 },
);
const offers = { promoCode: unset(fc.string()), offersOnly: fc.boolean(), offerIds: maybe(fc.array(digits)) };
const items = fc.record({
  searchId: fc.string(),
  items: fc.array(fc.record({ bookKey: fc.string(), amount: fc.nat(5), name: fc.string() }), {
    maxLength: 3,
  }),
});
const choice = fc.record({ id: fc.nat(), qty: fc.nat(3), price: fc.nat(), bookItemId: fc.nat() });

const of = <T>(
  args: Arbitrary<T>,
  send: (galaxy: GalaxyClient, args: T) => Promise<unknown>,
): Arbitrary<Send> => args.map((value) => (galaxy: GalaxyClient) => send(galaxy, value));

/**
 * Generates, for every operation, any request that its types allow, even if the contract forbids it; for
 * tests.
 */
export const requests: Readonly<Record<string, Arbitrary<Send>>> = {
  createBasket: of(fc.constant(null), (galaxy) => wire.createBasket(galaxy)),
  getBasket: of(fc.constant(null), (galaxy) => wire.getBasket(galaxy)),
  addAccommodationToBasket: of(items, wire.addAccommodationToBasket),
  addTransportToBasket: of(items, wire.addTransportToBasket),
  addActivityToBasket: of(items, wire.addActivityToBasket),
  addBasketAddon: of(fc.array(choice, { maxLength: 3 }), wire.addBasketAddon),
  getBasketAddon: of(fc.constant(null), wire.getBasketAddon),
  getBasketAddonByBookItem: of(fc.nat(), wire.getBasketAddon),
  searchActivities: of(
    fc.oneof(
      fc.record({ ...activityFilter, date: day }),
      fc.record({ ...activityFilter, startDate: day, endDate: day }),
    ),
    wire.searchActivities,
  ),
  activitiesByDay: of(
    fc.record({ ...activityFilter, start: day, end: unset(day), getFullMonth: fc.boolean() }),
    wire.activitiesByDay,
  ),
  recommendedActivities: of(
    fc.record({
      start: fc.option(day),
      end: fc.option(day),
      bookedAccommodation: unset(digits),
    }),
    wire.recommendedActivities,
  ),
  getContentOffer: of(
    fc.record({ productId: unset(digits), packageId: unset(digits) }),
    wire.getContentOffer,
  ),
  searchAccommodation: of(
    fc.record({
      ...stayFilter,
      ...offers,
      start: day,
      end: day,
      personConfigurations: rooms,
      productId: unset(digits),
    }),
    searchAccommodation,
  ),
  nextAccommodationPage: of(
    fc.record({ searchId: fc.string({ minLength: 1 }), page: fc.integer({ min: 1 }), sort: stayFilter.sort }),
    wire.nextAccommodationPage,
  ),
  getAccommodationContent: of(
    fc.oneof(
      fc.record({ ...stayFilter, productId: digits }),
      fc.record({ ...stayFilter, page: fc.integer({ min: 1 }) }),
    ),
    wire.getAccommodationContent,
  ),
  getTravelRating: of(fc.record({ productId: digits, referenceId: fc.string() }), wire.getTravelRating),
  searchTransport: of(
    fc.record({
      productId: digits,
      routeCode: fc.string({ minLength: 1 }),
      personGroups: fc.array(fc.record({ code: fc.string(), quantity: fc.nat(4) }), { maxLength: 3 }),
      start: day,
    }),
    wire.searchTransport,
  ),
  transportInformation: of(digits, wire.transportInformation),
  transportByDay: of(range, wire.transportByDay),
  availableDepartureDates: of(
    fc.record({ nodeId: fc.nat(), arrivalDate: day }),
    wire.availableDepartureDates,
  ),
  availabilityCalendar: of(
    fc.record({
      ...offers,
      start: day,
      end: day,
      isPropertyCalendar: fc.boolean(),
      cbisId: unset(digits),
      parentProductId: unset(digits),
      isChild: fc.boolean(),
    }),
    wire.availabilityCalendar,
  ),
  validatePromoCode: of(
    fc.record({ promoCode: fc.string(), productId: unset(digits) }),
    wire.validatePromoCode,
  ),
};
