import type { GuestLimits } from "@stays/contract";

/** The limits of the guest picker and the guests of a new room; the form decides the number of rooms. */
export type PickerLimits = Omit<GuestLimits, "defaultRooms" | "maxRoomsHotelMode">;
