/** The defaults and limits of the guest picker, in the shape of the setting `guests` (SW-05). */
export interface GuestLimits {
  readonly defaultAdults: number;
  readonly defaultChildren: number;
  readonly defaultRooms: number;
  readonly maxAdults: number;
  readonly maxChildren: number;
  /** In years. */
  readonly maxChildAge: number;
  readonly maxRooms: number;
  readonly maxRoomsHotelMode: number;
}
