import { UnitPage } from "../property/unit-page.tsx";
import { RoomDetails } from "../rooms/room-details.tsx";

export { contract, head, queries, sharedTexts, texts } from "./page-parts.ts";

/** The page of a room in a hotel. */
export function Page() {
  return (
    <UnitPage kind="room">
      {(sight, room) => <RoomDetails sight={sight} room={room} parent={sight.property} />}
    </UnitPage>
  );
}
