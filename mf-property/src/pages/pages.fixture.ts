import { propertySharedTexts } from "@stays/stay-page";
import { galaxy, galaxyExample, renderInHost } from "@stays/testing";
import type { ReactNode } from "react";
import { texts } from "../../texts/texts.ts";

/** A stay that the contract's examples have prices for. */
export const DATES = "start=2027-02-06&end=2027-02-13&gc-1-adults=2";

/** Answers that every property page asks for besides its own. */
export const around = [
  galaxy.get("availability/calendar", {
    CalendarFormatted: [],
    FakeCalendar: true,
    CalendarPriceExists: false,
  }),
  galaxy.get("get-travel-rating", galaxyExample("Rated")),
];

type Options = NonNullable<Parameters<typeof renderInHost>[1]>;

/** Renders a page at an address, with the texts of this app; its own answers go before those around it. */
export function pageAt(page: ReactNode, address: string, options: Options = {}) {
  return renderInHost(page, {
    today: "2026-11-21",
    texts: [texts, ...propertySharedTexts],
    ...options,
    address,
    handlers: [...(options.handlers ?? []), ...around],
  });
}

/** The hotel of the examples, without prices: its rooms are its children. */
export function hotelContent() {
  const [hotel] = galaxyExample("AvailabilityHotel").Accommodations;
  if (!hotel) throw new Error("The example has no hotel.");
  const rooms = Object.values(hotel.ProductsGrouped).flat();
  const Children = rooms.map((room) => ({ ...room, Products: [] }));
  const bare = { Products: [], ProductsGrouped: {}, ProductGroupedBookingConditions: {}, Offers: [] };
  return { Items: [{ ...hotel, ...bare, Children }], TotalResults: 1, Success: true };
}
