import { HotelDetails } from "../hotel/hotel-details.tsx";
import { PropertyPage } from "../property/property-page.tsx";

export { contract, head, queries, sharedTexts, texts } from "./page-parts.ts";

/** The page of a hotel. */
export function Page() {
  return <PropertyPage>{(view) => <HotelDetails view={view} />}</PropertyPage>;
}
