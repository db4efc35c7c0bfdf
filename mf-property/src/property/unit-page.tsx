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
  readonly children: (view: PropertyView, unit: Accommodation) => ReactNode;
}) {
  return (
    <PropertyPage>
      {(view) => {
        const unit = findRequestedUnit(view);
        return unit ? children(view, unit) : <MissingUnit kind={kind} property={view.content} />;
      }}
    </PropertyPage>
  );
}
