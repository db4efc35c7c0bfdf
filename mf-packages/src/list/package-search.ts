import type { PageContext } from "@stays/contract";
import type { ContentOfferArgs, SearchAccommodationArgs } from "@stays/galaxy";
import { buildStayRequest } from "@stays/search";
import type { RequestedStay } from "@stays/stay-page";

export interface PackageSearch extends RequestedStay {
  /** Bare digits, on the page of one package; else null. */
  readonly packageId: string | null;
  /** The packages that the list is limited to; empty = all. */
  readonly offerIds: readonly string[];
  readonly content: ContentOfferArgs;
  /** null = no dates, no guests or dates in the past, so no prices are requested. */
  readonly prices: SearchAccommodationArgs | null;
}

/**
 * The search of a package page; a slot on another page passes its property. Facilities and capacities filter the
 * packages of one property only, where Show all packages resets them.
 */
export function packageSearch(
  pageContext: PageContext,
  propertyId: string | null = pageContext.route.params.id ?? null,
): PackageSearch {
  const { route, search } = pageContext;
  const packageId = route.params.packageId ?? null;
  const offerIds = packageId === null ? search.offer : [packageId];
  const stay = buildStayRequest(search);
  const isNarrowed = route.name === "packagepage";
  return {
    ...search,
    propertyId,
    packageId,
    offerIds,
    // Days on which at least one of the packages can start.
    calendar: {
      ...(propertyId !== null && { cbisId: propertyId, isPropertyCalendar: true }),
      offersOnly: true,
      offerIds,
    },
    content: { productId: propertyId, packageId },
    prices: stay && {
      productId: propertyId,
      ...stay,
      ...(isNarrowed && { attributes: search.attributes, capacityFilter: search.capacity }),
      offersOnly: true,
      offerIds,
    },
  };
}
