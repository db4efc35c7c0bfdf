import type { Visit } from "@stays/contract";
import type { ContentOfferArgs, SearchAccommodationArgs } from "@stays/galaxy";
import { searchOfVisit, searchQueryOf } from "@stays/search";
import type { RequestedStay } from "@stays/stay-page";

/** What the address of a package page asks for. */
export interface PackageSearch extends RequestedStay {
  /** Bare digits, on the page of one package. */
  readonly packageId: string | null;
  /** Packages that the list is narrowed to; empty = all. */
  readonly offerIds: readonly string[];
  readonly content: ContentOfferArgs;
  /** null = no dates, no guests or dates in the past: nothing to ask for. */
  readonly prices: SearchAccommodationArgs | null;
}

/**
 * Reads a visit of a package page: packages are asked for with `offersOnly`, one of them with its `offerIds` (PK-02).
 * Facilities and capacities narrow the packages of a property only, where Show all packages takes them away.
 *
 * @param propertyId of the route; another page's slot gives its own
 */
export function packageSearch(
  visit: Visit,
  propertyId: string | null = visit.place.params.id ?? null,
): PackageSearch {
  const { place } = visit;
  const asked = searchOfVisit(visit);
  const { state } = asked;
  const packageId = place.params.packageId ?? null;
  const offerIds = packageId === null ? state.offer : [packageId];
  const stay = asked.isPast ? null : searchQueryOf(state, asked.persons);
  const isNarrowed = place.route === "packagepage";
  return {
    ...asked,
    propertyId,
    packageId,
    offerIds,
    content: { productId: propertyId, packageId },
    prices: stay && {
      productId: propertyId,
      start: stay.start,
      end: stay.end,
      personConfigurations: stay.personConfigurations,
      promoCode: stay.promoCode,
      ...(isNarrowed && { attributes: state.attributes, capacityFilter: state.capacity }),
      offersOnly: true,
      offerIds,
    },
  };
}
