import type { Accommodation } from "@stays/domain";
import { NearestDates, usePropertyTexts } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { Alert, FailureNote } from "@stays/ui";
import type { PropertyView } from "../property/use-property.ts";
import { exceededLimitOfAll } from "../units/capacity-limit.ts";
import { useCapacityLimitText } from "../units/use-capacity-limit-text.ts";
import { ClearFilters } from "./clear-filters.tsx";

interface PriceNoteProps {
  readonly view: PropertyView;
  /** The units that the page can book: its one cabin or room, or all units of the property. */
  readonly units: readonly Accommodation[];
}

/** The reason why there is no price and what the visitor can do; each reason has its own note. */
export function PriceNote({ view, units }: PriceNoteProps) {
  const { t } = useTexts("mf-property");
  const { t: shared } = usePropertyTexts();
  switch (view.prices.kind) {
    case "noDates":
      return <Alert tone="info" title={t("chooseDates")} />;
    case "noAges":
      return <Alert tone="info" title={shared("setAges")} />;
    case "past":
      return (
        <Alert tone="info" role="status" title={t("pastDates")}>
          <span>{t("pastDatesText")}</span>
          <NearestDates search={view.search} source={view.search.calendar} />
        </Alert>
      );
    case "none":
      return <NothingAvailable view={view} units={units} />;
    case "failed":
      return (
        <FailureNote message={t("failMessageShort")} onRetry={view.retryPrices}>
          {t("pricesFailed")}
        </FailureNote>
      );
    default:
      return null;
  }
}

/** Suggests other dates when the property is full, and other guests when no unit fits the party. */
function NothingAvailable({ view, units }: PriceNoteProps) {
  const { t } = useTexts("mf-property");
  const capacityLimitText = useCapacityLimitText();
  const exceeded = exceededLimitOfAll(units, view.search.persons);
  return (
    <Alert tone="info" role="alert" title={t("nothingAvailable")}>
      <span>
        {exceeded
          ? `${capacityLimitText(exceeded)}. ${t("changeGuests")}`
          : t(view.search.filters ? "noResultTextDesc" : "tryOtherDates")}
      </span>
      {!exceeded && !view.search.filters && (
        <NearestDates search={view.search} source={view.search.calendar} />
      )}
      <ClearFilters search={view.search} />
    </Alert>
  );
}
