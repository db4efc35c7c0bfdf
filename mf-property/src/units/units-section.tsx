import { useSettings } from "@stays/contract";
import { type Accommodation, isInBookingSystem } from "@stays/domain";
import { useStaySearch } from "@stays/search";
import { ItemSkeletons, NearestDates, PriceNote, Section, StayStatus } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { Alert, Button, type ElementNode } from "@stays/ui";
import { isNoPriceReason, type PropertyView } from "../property/use-property.ts";
import { type CapacityLimit, exceededLimitOfAll, useCapacityLimitText } from "./capacity-limit.ts";
import { unitGroups } from "./unit-groups.ts";
import { UnitList } from "./unit-list.tsx";

/** The units of a village or hotel: their count, why there are none, and the lists (VI-01 to VI-04, HO-01). */
export function UnitsSection({
  view,
  filters,
  renderAction,
}: {
  readonly view: PropertyView;
  readonly filters?: ElementNode;
  readonly renderAction: (unit: Accommodation, searchId: string) => ElementNode;
}) {
  const { t } = useTexts("mf-property");
  const { village } = useSettings();
  const { property, prices } = view;
  // Without dates only the filters can leave no unit.
  const isEmptied = isNoPriceReason(prices) && view.search.filters !== null;
  const isPriced = prices.kind === "priced";
  const groups = unitGroups(property, isPriced, village);
  return (
    <Section title={t("availability")} id="availability">
      <CountLine view={view} />
      {filters}
      <PropertyPriceNote
        view={view}
        units={view.content.children.filter(({ id }) => isInBookingSystem(id))}
      />
      {prices.kind === "loading" && <ItemSkeletons />}
      {groups.length === 0 && (isPriced || isEmptied) && (
        <NothingFound view={view} title={t("noResult")} limit={null} />
      )}
      {prices.kind !== "loading" &&
        groups.map((group, index) => (
          <UnitList
            key={group.key}
            group={group}
            firstIndex={groups.slice(0, index).reduce((sum, { units }) => sum + units.length, 0)}
            property={property}
            renderAction={(unit) =>
              isPriced && unit.products.length > 0 && renderAction(unit, prices.searchId)
            }
            rooms={view.search.persons}
            isPriced={isPriced}
          />
        ))}
    </Section>
  );
}

function CountLine({ view: { property, prices, search } }: { readonly view: PropertyView }) {
  const { t } = useTexts("mf-property");
  const { noSearchMode } = useSettings().search;
  const countBookable = (units: readonly Accommodation[]) =>
    units.filter(({ id }) => isInBookingSystem(id)).length;
  // A missing count is 0 (EC-10) and would deny the units below it.
  const available =
    property.totalResults ||
    countBookable(property.productsGrouped.flatMap(({ accommodations }) => accommodations));
  // Without dates a hotel's own count is 0; its rooms are its children.
  const alternatives = property.totalResults || countBookable(property.children);
  return (
    <StayStatus search={search}>
      {prices.kind === "loading" && <strong>{t("loadingPrices")}</strong>}
      {prices.kind === "priced" && <strong>{t("accommodationsAvailable", { count: available })}</strong>}
      {isNoPriceReason(prices) && noSearchMode && (
        <strong>{t("alternatives", { count: alternatives })}</strong>
      )}
    </StayStatus>
  );
}

export function UnitSection({
  view,
  unit,
  children,
}: {
  readonly view: PropertyView;
  readonly unit: Accommodation;
  readonly children?: ElementNode;
}) {
  const { t } = useTexts("mf-property");
  const { kind } = view.prices;
  return (
    <Section title={t("availability")} id="availability">
      <StayStatus search={view.search}>
        {kind === "loading" && <strong>{t("loadingPrices")}</strong>}
        {kind === "priced" && <strong>{t("freeOnYourDates")}</strong>}
      </StayStatus>
      <PropertyPriceNote view={view} units={[unit]} />
      {children}
    </Section>
  );
}

/** The reason why there is no price and what the visitor can do; each reason has its own note. */
function PropertyPriceNote({
  view,
  units,
}: {
  readonly view: PropertyView;
  /** The units that the page can book: its one cabin or room, or all units of the property. */
  readonly units: readonly Accommodation[];
}) {
  const { t } = useTexts("mf-property");
  const { kind } = view.prices;
  if (kind === "none")
    return (
      <NothingFound
        view={view}
        title={t("nothingAvailable")}
        limit={exceededLimitOfAll(units, view.search.persons)}
      />
    );
  const nearest = <NearestDates search={view.search} />;
  return <PriceNote kind={kind} onRetry={view.retryPrices} nearest={nearest} />;
}

/** Suggests other guests when no unit fits the party, else fewer filters, else other dates. */
function NothingFound({
  view: { search },
  title,
  limit,
}: {
  readonly view: PropertyView;
  readonly title: string;
  readonly limit: CapacityLimit | null;
}) {
  const { t } = useTexts("mf-property");
  const formatLimit = useCapacityLimitText();
  const { change } = useStaySearch();
  const reason = t(search.filters ? "noResultTextDesc" : "tryOtherDates");
  return (
    <Alert tone="info" role="alert" title={title}>
      <span>{limit ? `${formatLimit(limit)}. ${t("changeGuests")}` : reason}</span>
      {!limit && !search.filters && <NearestDates search={search} />}
      {search.filters && (
        <Button
          variant="text"
          size="small"
          onClick={() => change({ ...search, attributes: [], capacity: {} })}
        >
          {t("clearFilters")}
        </Button>
      )}
    </Alert>
  );
}
