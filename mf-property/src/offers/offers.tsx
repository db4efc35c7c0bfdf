import { Slot, useSettings } from "@stays/contract";
import { type Accommodation, contentDigits } from "@stays/domain";
import { Skeleton, useNearViewport } from "@stays/ui";
import { useRef } from "react";
import styles from "./offers.module.css";

/**
 * The packages of a property, or those sold with one of its cabins, if offers are enabled (CD-05, VI-05,
 * HO-01). Loads near the viewport.
 */
export function Offers({
  property,
  unit,
}: {
  readonly property: Accommodation;
  readonly unit?: Accommodation | undefined;
}) {
  const { offersActivated } = useSettings();
  const boxRef = useRef<HTMLDivElement>(null);
  const isSeen = useNearViewport(boxRef, "600px");
  if (!offersActivated) return null;
  const isExpected = property.offers.some(
    ({ products }) => unit === undefined || products.some(({ id }) => id === unit.id),
  );
  const awaited = isExpected ? <Skeleton className={styles.awaited} /> : null;
  return (
    <div ref={boxRef}>
      {isSeen ? (
        <Slot
          name="packages.offers"
          propertyId={contentDigits(property.id)}
          offers={property.offers}
          unitId={unit && contentDigits(unit.id)}
          fallback={awaited}
        />
      ) : (
        awaited
      )}
    </div>
  );
}
