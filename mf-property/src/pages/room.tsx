import { UnitPage } from "../property/unit-page.tsx";
import { RoomDetails } from "../rooms/room-details.tsx";

export { contract, head, queries, sharedTexts, texts } from "./page-parts.ts";

/** The page of a room in a hotel. */
export function Page() {
  return (
    <UnitPage kind="room">
      {(view, room) => <RoomDetails view={view} room={room} parent={view.property} />}
    </UnitPage>
  );
}
