import { UnitPage } from "../property/unit-page.tsx";
import { RoomStory } from "../rooms/room-story.tsx";

export { contract, head, queries, sharedTexts, texts } from "./page-parts.ts";

/** A room in a hotel. */
export function Page() {
  return (
    <UnitPage kind="room">
      {(sight, room) => <RoomStory sight={sight} room={room} parent={sight.property} />}
    </UnitPage>
  );
}
