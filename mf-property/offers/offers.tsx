import { Slot, useSettings } from "@stays/contract";
import { type Accommodation, contentDigits } from "@stays/stay";

/** The packages of a property, when offers are on (CD-05, VI-05, HO-01). */
export function Offers({ property }: { readonly property: Accommodation }) {
  const { offersActivated } = useSettings();
  if (!offersActivated) return null;
  return <Slot name="packages.offers" propertyId={contentDigits(property.id)} offers={property.offers} />;
}
