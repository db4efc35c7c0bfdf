/** What the pages of properties and of packages have in common: photos, layout, the search beside it, rates. */
export { Gallery } from "./gallery/gallery.tsx";
export { GallerySkeleton } from "./gallery/gallery-skeleton.tsx";
export { PageFrame } from "./layout/page-frame.tsx";
export { PropertyLayout } from "./layout/property-layout.tsx";
export { Section } from "./layout/section.tsx";
export { useRealName } from "./layout/use-real-name.ts";
export { propertyTexts, usePropertyTexts } from "./property-texts.ts";
export { BookUnit } from "./rates/book-unit.tsx";
export { perNight } from "./rates/per-night.ts";
export { RateFacts } from "./rates/rate-facts.tsx";
export { bookingOf, cartItemOf, rateName, rateOptions } from "./rates/rate-option.ts";
export { UnitPrice } from "./rates/unit-price.tsx";
export { Sidebar, type SidebarProps } from "./sidebar/sidebar.tsx";
export type { AskedStay, CalendarSource } from "./stay/asked-stay.ts";
export { NearestDates } from "./stay/nearest-dates.tsx";
export { useStayWords } from "./stay/use-stay-words.ts";
