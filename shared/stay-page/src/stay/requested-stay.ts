import type { VisitSearch } from "@stays/search";

/** The stay that the URL of a page requests. */
export interface RequestedStay extends VisitSearch {
  /** Bare digits of the property; null = the whole destination. */
  readonly propertyId: string | null;
}
