import { mapTexts } from "@stays/map/texts";
import { propertySharedTexts } from "@stays/stay-page";
import { galaxy, galaxyExample, renderInHost, wireCalendar } from "@stays/testing";
import type { ReactNode } from "react";
import { texts } from "../../texts/texts.ts";

/** The query string of a stay for which the contract's examples have prices. */
export const DATES = "start=2027-02-06&end=2027-02-13&gc-1-adults=2";

/** Mock answers that every property page needs besides its own. */
const around = [
  galaxy.get("availability/calendar", wireCalendar([], { FakeCalendar: true })),
  galaxy.get("get-travel-rating", galaxyExample("Rated")),
];

type Options = NonNullable<Parameters<typeof renderInHost>[1]>;

/** Renders a page at a URL with the texts of this app. The page's own mock answers take precedence. */
export function pageAt(page: ReactNode, address: string, options: Options = {}) {
  return renderInHost(page, {
    today: "2026-11-21",
    // Its own, those of the shared parts, and those of the map, which the host provides.
    texts: [texts, ...propertySharedTexts, mapTexts],
    ...options,
    address,
    handlers: [...(options.handlers ?? []), ...around],
  });
}

/** The hotel of the examples without prices. Its rooms are its children. */
export function hotelContent() {
  const [hotel] = galaxyExample("AvailabilityHotel").Accommodations;
  if (!hotel) throw new Error("The example has no hotel.");
  const rooms = Object.values(hotel.ProductsGrouped).flat();
  const Children = rooms.map((room) => ({ ...room, Products: [] }));
  const bare = { Products: [], ProductsGrouped: {}, ProductGroupedBookingConditions: {}, Offers: [] };
  return { Items: [{ ...hotel, ...bare, Children }], TotalResults: 1, Success: true };
}
