import { PropertyPage } from "../property/property-page.tsx";
import { RoomDetails } from "../rooms/room-details.tsx";

export { contract, head, queries, sharedTexts, texts } from "./page-parts.ts";

/** The page of a single room outside a hotel. */
export function Page() {
  return <PropertyPage>{(view) => <RoomDetails view={view} room={view.property} />}</PropertyPage>;
}
