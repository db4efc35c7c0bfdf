import type { PageSearch } from "@stays/search";

/** The stay that the URL of a page requests. */
export interface RequestedStay extends PageSearch {
  /** Bare digits of the property; null = the whole destination. */
  readonly propertyId: string | null;
}
