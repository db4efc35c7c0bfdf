import { PropertyPage } from "../property/property-page.tsx";
import { RoomDetails } from "../rooms/room-details.tsx";

export { contract, head, queries, sharedTexts, texts } from "./page-parts.ts";

/** A room with an address of its own. */
export function Page() {
  return <PropertyPage>{(sight) => <RoomDetails sight={sight} room={sight.property} />}</PropertyPage>;
}
