import { CONTRACT_VERSION, type SlotProps } from "@stays/contract";
import { propertySharedTexts } from "@stays/stay-page";
import { QueryBoundary } from "@stays/ui";
import { OffersSkeleton } from "../offers/offers-skeleton.tsx";
import { PropertyOffers } from "../offers/property-offers.tsx";

export { texts } from "../../texts/texts.ts";
export const contract = CONTRACT_VERSION;
export const sharedTexts = propertySharedTexts;

/** The slot with the packages of a property on the property's own page (CD-05, VI-05, HO-01). */
export function Slot(props: SlotProps["packages.offers"]) {
  return (
    <QueryBoundary fallback={<OffersSkeleton />}>
      <PropertyOffers {...props} />
    </QueryBoundary>
  );
}
