import type { Accommodation } from "@stays/domain";
import type { ReactNode } from "react";
import { MissingUnit } from "../missing/missing-unit.tsx";
import { PropertyPage } from "./property-page.tsx";
import { findRequestedUnit } from "./unit-view.ts";
import type { PropertyView } from "./use-property.ts";

/** A page of a cabin or room in a property: what is told of it, or the way back when it is not there (CB-01, RM-01). */
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
