import { UnitPage } from "../property/property-page.tsx";
import { RoomDetails } from "../rooms/room-details.tsx";
import { definePropertyPage } from "./define-property-page.ts";

/** The page of a room in a hotel. */
export const page = definePropertyPage(function RoomPage() {
  return (
    <UnitPage kind="room">
      {(view, room) => <RoomDetails view={view} room={room} parent={view.property} />}
    </UnitPage>
  );
});
