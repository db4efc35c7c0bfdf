import { RoomDetails } from "../rooms/room-details.tsx";
import { definePropertyPage } from "./define-property-page.tsx";

/** The pages of a room: in a hotel, and of its own. */
export const page = definePropertyPage(RoomDetails);
