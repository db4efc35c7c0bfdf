import { useSettings } from "@stays/contract";
import { type Accommodation, isInBookingSystem } from "@stays/domain";
import { NearestDates, Section, StayStatus, UnitSkeletons } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { Alert, type ElementNode } from "@stays/ui";
import { isNoPriceReason } from "../property/prices.ts";
import type { PropertyView } from "../property/use-property.ts";
import { unitGroups } from "../units/unit-groups.ts";
import { UnitList } from "../units/unit-list.tsx";
import { ClearFilters } from "./clear-filters.tsx";
import { PropertyPriceNote } from "./property-price-note.tsx";

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
      <PropertyPriceNote
        view={view}
        units={view.content.children.filter(({ id }) => isInBookingSystem(id))}
      />
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

/** The number of units found, with the dates and guests of the stay (VI-01). */
function CountLine({ view }: { readonly view: PropertyView }) {
  const { t } = useTexts("mf-property");
  const { search: settings } = useSettings();
  const { property, prices, search } = view;
  // Without dates a hotel's own count is 0; its rooms are its children.
  const alternatives =
    property.totalResults || property.children.filter(({ id }) => isInBookingSystem(id)).length;
  const words = {
    priced: t("accommodationsAvailable", { count: property.totalResults }),
    loading: t("loadingPrices"),
  };
  const count = prices.kind === "priced" || prices.kind === "loading" ? words[prices.kind] : null;
  return (
    <StayStatus search={search}>
      {count && <strong>{count}</strong>}
      {isNoPriceReason(prices) && settings.noSearchMode && (
        <strong>{t("alternatives", { count: alternatives })}</strong>
      )}
    </StayStatus>
  );
}

/** A note for when the property is open but no unit passes the filters. */
function NoUnits({ view }: { readonly view: PropertyView }) {
  const { t } = useTexts("mf-property");
  return (
    <Alert tone="info" role="alert" title={t("noResult")}>
      <span>{t(view.search.filters ? "noResultTextDesc" : "tryOtherDates")}</span>
      {!view.search.filters && <NearestDates search={view.search} />}
      <ClearFilters search={view.search} />
    </Alert>
  );
}
