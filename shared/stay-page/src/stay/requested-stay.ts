import type { ResolvedSearch } from "@stays/contract";

/** The stay that the URL of a page requests. */
export interface RequestedStay extends ResolvedSearch {
  /** Bare digits of the property; null = the whole destination. */
  readonly propertyId: string | null;
}
