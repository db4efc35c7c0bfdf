/** Shared parts of the property and package pages: photos, layout, search sidebar and rates. */
export { Gallery } from "./gallery/gallery.tsx";
export {
  BreadcrumbSkeleton,
  DetailsSkeleton,
  PropertyLayout,
  SideSkeleton,
} from "./layout/property-layout.tsx";
export { Section } from "./layout/section.tsx";
export { MissingItem, MissingProperty, StayBoundary } from "./layout/stay-boundary.tsx";
export { useUrlAlias } from "./layout/use-url-alias.ts";
export { propertySharedTexts, usePropertyTexts } from "./property-texts.ts";
export { BookUnit } from "./rates/book-unit.tsx";
export { RateFacts } from "./rates/rate-facts.tsx";
export { createBookingContext, createCartItem, rateNames } from "./rates/rates.ts";
export { Sidebar } from "./sidebar/sidebar.tsx";
export { type PriceKind, PriceNote, type PriceResult } from "./stay/price-note.tsx";
export { type RequestedStay, useStaySummary } from "./stay/requested-stay.ts";
export { NearestDates, StayStatus } from "./stay/stay-status.tsx";
export { useDeferredPrices } from "./stay/use-deferred-prices.ts";
export {
  type ItemLayout,
  ItemRow,
  ItemSkeletons,
  itemList,
  itemPhoto,
  PriceAndButton,
} from "./units/item-row.tsx";
export { UnitPrice, UnitRow, useUnitLink } from "./units/unit-row.tsx";
