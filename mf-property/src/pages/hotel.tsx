import { HotelDetails } from "../hotel/hotel-details.tsx";
import { PropertyPage } from "../property/property-page.tsx";

export { contract, head, queries, sharedTexts, texts } from "./page-parts.ts";

/** A hotel. */
export function Page() {
  return <PropertyPage>{(sight) => <HotelDetails sight={sight} />}</PropertyPage>;
}
