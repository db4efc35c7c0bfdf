import { type Accommodation, isInBookingSystem } from "@stays/domain";
import { comparedUnitId } from "@stays/routes";
import type { RememberedStay } from "../memory/visitor-memory.ts";
import type { ComparisonColumn } from "./comparison-column.ts";

/** A stay that can be added to a comparison. */
export interface StayChoice {
  /** Compared id. */
  readonly id: string;
  readonly name: string;
  /** Name of the property of a unit; null = it is a property. */
  readonly property: string | null;
}

/** The cabins or rooms of a property that are booked online. */
function unitsOf({ productsGrouped, conditionGroups, children }: Accommodation): readonly Accommodation[] {
  const grouped = [...productsGrouped, ...conditionGroups].flatMap(({ accommodations }) => accommodations);
  return [...grouped, ...children].filter(({ id }) => isInBookingSystem(id));
}

/** Returns the stays that can be added: the visitor's own, then the units of the compared properties. */
export function stayChoices(
  remembered: readonly RememberedStay[],
  columns: readonly ComparisonColumn[],
): readonly StayChoice[] {
  const units = columns.flatMap((column) =>
    column.kind === "loaded"
      ? unitsOf(column.property).map((unit) => ({
          id: comparedUnitId(column.property, unit),
          name: unit.name,
          property: column.property.name,
        }))
      : [],
  );
  const own = remembered.map(({ id, name }) => ({ id, name, property: null }));
  const choices = new Map<string, StayChoice>();
  for (const choice of [...own, ...units]) if (!choices.has(choice.id)) choices.set(choice.id, choice);
  for (const { id } of columns) choices.delete(id);
  return [...choices.values()];
}
