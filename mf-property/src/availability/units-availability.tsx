import { useSettings } from "@stays/contract";
import { type Accommodation, isInBookingSystem } from "@stays/domain";
import { Section, UnitSkeletons } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import type { ElementNode } from "@stays/ui";
import { isNoPriceReason } from "../property/prices.ts";
import type { PropertyView } from "../property/use-property.ts";
import { unitGroups } from "../units/unit-groups.ts";
import { UnitList } from "../units/unit-list.tsx";
import { CountLine } from "./count-line.tsx";
import { NoUnits } from "./no-units.tsx";
import { PriceNote } from "./price-note.tsx";

/**
 * The units of a village or hotel: their count, the reason when there are none, and the lists (VI-01 to
 * VI-04, HO-01).
 */
export function UnitsAvailability({
  view,
  filters,
  actionOf,
}: {
  readonly view: PropertyView;
  readonly filters?: ElementNode;
  readonly actionOf: (unit: Accommodation, searchId: string) => ElementNode;
}) {
  const { t } = useTexts("mf-property");
  const { village } = useSettings();
  const { property, prices } = view;
  // Without dates only the filters can leave no unit.
  const isEmptied = isNoPriceReason(prices) && view.search.filters !== null;
  const groups = unitGroups(property, prices.kind === "priced", village);
  return (
    <Section title={t("availability")} id="availability">
      <CountLine view={view} />
      {filters}
      <PriceNote view={view} units={view.content.children.filter(({ id }) => isInBookingSystem(id))} />
      {prices.kind === "loading" && <UnitSkeletons />}
      {groups.length === 0 && (prices.kind === "priced" || isEmptied) && <NoUnits view={view} />}
      {prices.kind !== "loading" &&
        groups.map((group) => (
          <UnitList
            key={group.key}
            group={group}
            property={property}
            actionOf={(unit) =>
              prices.kind === "priced" && unit.products.length > 0 ? actionOf(unit, prices.searchId) : null
            }
            persons={view.search.persons}
            isPriced={prices.kind === "priced"}
          />
        ))}
    </Section>
  );
}
