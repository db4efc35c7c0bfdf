/** The maximum number of guests and the guests of a new room; from the settings of the site. */
export interface GuestLimits {
  readonly defaultAdults: number;
  readonly defaultChildren: number;
  readonly maxRooms: number;
  readonly maxAdults: number;
  readonly maxChildren: number;
  readonly maxChildAge: number;
}
