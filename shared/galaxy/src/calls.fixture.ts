import type { GalaxyClient } from "@stays/contract";
import * as wire from "./index.ts";

const days = { start: "2027-02-06", end: "2027-02-13" };
/** Filters of every kind; an item has at least one of everything, so the second capacity is none. */
const filter = {
  category: 12,
  geo: [401, 402],
  name: "å & b",
  attributes: [215],
  capacityFilter: { 372: 4, 130: 1 },
  sort: "Price-Asc",
} as const;
const position = { latitude: 62, longitude: 13 };
const offers = { promoCode: "WINTER10", offersOnly: true, offerIds: ["810"] };
const line = {
  bookKey: "B",
  amount: 1,
  name: "Pine",
  price: 495.5,
  id: "cbis:6001",
  searchId: "s-1",
  dormitoryBed: false,
};
const items = { searchId: "s-1", items: [line] };

/** Every operation of the contract by its operationId, called with valid arguments; for tests. */
export const calls: Readonly<Record<string, (galaxy: GalaxyClient) => Promise<unknown>>> = {
  createBasket: (galaxy) => wire.createBasket(galaxy),
  getBasket: (galaxy) => wire.getBasket(galaxy),
  addAccommodationToBasket: (galaxy) => wire.addAccommodationToBasket(galaxy, items),
  addTransportToBasket: (galaxy) => wire.addTransportToBasket(galaxy, items),
  addActivityToBasket: (galaxy) => wire.addActivityToBasket(galaxy, items),
  addBasketAddon: (galaxy) =>
    wire.addBasketAddon(galaxy, [{ id: 501, qty: 2, price: 250, bookItemId: 90011 }]),
  getBasketAddon: (galaxy) => wire.getBasketAddon(galaxy, null),
  getBasketAddonByBookItem: (galaxy) => wire.getBasketAddon(galaxy, 90011),
  searchActivities: (galaxy) =>
    wire.searchActivities(galaxy, { date: days.start, position, category: 31, geo: [401], attribute: 88 }),
  activitiesByDay: (galaxy) => wire.activitiesByDay(galaxy, { ...days, getFullMonth: true }),
  recommendedActivities: (galaxy) => wire.recommendedActivities(galaxy, days),
  getContentOffer: (galaxy) => wire.getContentOffer(galaxy, {}),
  searchAccommodation: (galaxy) =>
    wire.searchAccommodation(galaxy, {
      ...days,
      ...filter,
      ...offers,
      rooms: [{ adults: 2, childrenAges: [4, 7] }],
    }),
  nextAccommodationPage: (galaxy) => wire.nextAccommodationPage(galaxy, { searchId: "s-1", page: 2 }),
  getAccommodationContent: (galaxy) => wire.getAccommodationContent(galaxy, { ...filter, page: 1 }),
  getTravelRating: (galaxy) => wire.getTravelRating(galaxy, { productId: "2001", referenceId: "FBY-77" }),
  searchTransport: (galaxy) =>
    wire.searchTransport(galaxy, {
      productId: "6501",
      routeCode: "ARN-SAL",
      personGroups: [
        { code: "PRGR00001", quantity: 2 },
        { code: "PRGR00002", quantity: 0 },
      ],
      start: days.start,
    }),
  transportInformation: (galaxy) => wire.transportInformation(galaxy, "6501"),
  transportByDay: (galaxy) => wire.transportByDay(galaxy, days),
  availableDepartureDates: (galaxy) =>
    wire.availableDepartureDates(galaxy, { nodeId: 1184, arrivalDate: days.start }),
  availabilityCalendar: (galaxy) =>
    wire.availabilityCalendar(galaxy, { ...days, ...offers, isPropertyCalendar: true }),
  validatePromoCode: (galaxy) => wire.validatePromoCode(galaxy, { promoCode: "winter10" }),
};
