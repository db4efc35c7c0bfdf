import { defineSlot } from "@stays/contract";
import { propertySharedTexts } from "@stays/stay-page";
import { QueryBoundary } from "@stays/ui";
import { texts } from "../../texts/texts.ts";
import { OffersSkeleton } from "../offers/offers-skeleton.tsx";
import { PropertyOffers } from "../offers/property-offers.tsx";

/** The slot with the packages of a property on the property's own page (CD-05, VI-05, HO-01). */
export const slot = defineSlot<"packages.offers">({
  texts: [texts, ...propertySharedTexts],
  Slot: (props) => (
    <QueryBoundary fallback={<OffersSkeleton />}>
      <PropertyOffers {...props} />
    </QueryBoundary>
  ),
});
