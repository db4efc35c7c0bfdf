import type { GalaxyClient } from "@stays/contract";
import * as wire from "./index.ts";
import { searchAccommodation } from "./requests/accommodation.ts";

const days = { start: "2027-02-06", end: "2027-02-13" };
const persons = { personConfigurations: [{ adults: 2, childrenAges: [4, 7] }] };
const items = { searchId: "s-1", items: [{ bookKey: "B", amount: 1, name: "Pine" }] };

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
  searchActivities: (galaxy) => wire.searchActivities(galaxy, { date: days.start }),
  activitiesByDay: (galaxy) => wire.activitiesByDay(galaxy, days),
  recommendedActivities: (galaxy) => wire.recommendedActivities(galaxy, days),
  getContentOffer: (galaxy) => wire.getContentOffer(galaxy, {}),
  searchAccommodation: (galaxy) => searchAccommodation(galaxy, { ...days, ...persons }),
  nextAccommodationPage: (galaxy) => wire.nextAccommodationPage(galaxy, { searchId: "s-1", page: 2 }),
  getAccommodationContent: (galaxy) => wire.getAccommodationContent(galaxy, { page: 1 }),
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
  availabilityCalendar: (galaxy) => wire.availabilityCalendar(galaxy, days),
  validatePromoCode: (galaxy) => wire.validatePromoCode(galaxy, { promoCode: "winter10" }),
};
