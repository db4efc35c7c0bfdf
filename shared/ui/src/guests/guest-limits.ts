/** How many may stay; from the site's settings. */
export interface GuestLimits {
  readonly maxRooms: number;
  readonly maxAdults: number;
  readonly maxChildren: number;
  readonly maxChildAge: number;
}
