import { PropertyPage } from "../property/property-page.tsx";
import { RoomStory } from "../rooms/room-story.tsx";

export { contract, head, queries, sharedTexts, texts } from "./page-parts.ts";

/** A room with an address of its own. */
export function Page() {
  return <PropertyPage>{(sight) => <RoomStory sight={sight} room={sight.property} />}</PropertyPage>;
}
