import type { Accommodation } from "@stays/domain";
import type { ReactNode } from "react";
import { MissingUnit } from "../missing/missing-unit.tsx";
import { PropertyPage } from "./property-page.tsx";
import { findRequestedUnit } from "./unit-view.ts";
import type { PropertyView } from "./use-property.ts";

/**
 * The frame of the page of a cabin or room in a property. It renders the details, or a link back to the
 * property when the unit does not exist (CB-01, RM-01).
 */
export function UnitPage({
  kind,
  children,
}: {
  readonly kind: "cabin" | "room";
  readonly children: (sight: PropertyView, unit: Accommodation) => ReactNode;
}) {
  return (
    <PropertyPage>
      {(sight) => {
        const unit = findRequestedUnit(sight);
        return unit ? children(sight, unit) : <MissingUnit kind={kind} property={sight.content} />;
      }}
    </PropertyPage>
  );
}
