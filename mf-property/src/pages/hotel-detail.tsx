import { RoomDetails } from "../rooms/room-details.tsx";
import { definePropertyPage } from "./define-property-page.tsx";

/** The page of a room of its own. */
export const page = definePropertyPage(RoomDetails);
