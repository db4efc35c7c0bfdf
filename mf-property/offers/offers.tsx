import { Slot, useSettings } from "@stays/contract";
import { type Accommodation, contentDigits } from "@stays/stay";
import { Skeleton, useSeen } from "@stays/ui";
import { useRef } from "react";
import styles from "./offers.module.css";

/** The packages of a property, when offers are on (CD-05, VI-05, HO-01). Fetched when they come near the window. */
export function Offers({ property }: { readonly property: Accommodation }) {
  const { offersActivated } = useSettings();
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place, "600px");
  if (!offersActivated) return null;
  const awaited = property.offers.length > 0 ? <Skeleton className={styles.awaited} /> : null;
  return (
    <div ref={place}>
      {isSeen ? (
        <Slot
          name="packages.offers"
          propertyId={contentDigits(property.id)}
          offers={property.offers}
          fallback={awaited}
        />
      ) : (
        awaited
      )}
    </div>
  );
}
