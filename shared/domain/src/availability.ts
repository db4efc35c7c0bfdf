import type { Accommodation } from "./accommodation.ts";
import type { StayPackage } from "./stay-package.ts";

/** A page of stays with prices, and the id of its running search. */
export interface AccommodationAvailability {
  readonly accommodations: readonly Accommodation[];
  /** Total over all pages; counts packages when only packages were requested. */
  readonly totalResults: number;
  readonly searchId: string;
}

/** A page of stays without prices, or one property with all its units as children. */
export interface AccommodationContent {
  readonly accommodations: readonly Accommodation[];
  readonly totalResults: number;
}

/** Packages without prices. */
export interface PackageContent {
  readonly packages: readonly StayPackage[];
  /** The suppliers, ascending. */
  readonly parentNames: readonly string[];
}

/** Possible departures of an arrival in the restricted cabin calendar (SW-11). YYYY-MM-DD, ascending. */
export interface DepartureDates {
  readonly departureDates: readonly string[];
}
