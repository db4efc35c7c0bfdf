/** How many may stay, and how many a new room begins with; from the site's settings. */
export interface GuestLimits {
  readonly defaultAdults: number;
  readonly defaultChildren: number;
  readonly maxRooms: number;
  readonly maxAdults: number;
  readonly maxChildren: number;
  readonly maxChildAge: number;
}
