import type { Accommodation } from "@stays/domain";
import { NearestDates, usePropertyTexts } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { Alert, FailureNote } from "@stays/ui";
import type { PropertyView } from "../property/use-property.ts";
import { exceededLimitOfAll } from "../units/capacity-limit.ts";
import { useCapacityLimitText } from "../units/use-capacity-limit-text.ts";
import { ClearFilters, isFiltered } from "./clear-filters.tsx";

interface PriceNoteProps {
  readonly sight: PropertyView;
  /** The units that the page can book: its one cabin or room, or all units of the property. */
  readonly units: readonly Accommodation[];
}

/** The reason why there is no price and what the visitor can do; each reason has its own note. */
export function PriceNote({ sight, units }: PriceNoteProps) {
  const { t } = useTexts("mf-property");
  const { t: shared } = usePropertyTexts();
  switch (sight.prices.kind) {
    case "noDates":
      return <Alert tone="info" title={t("chooseDates")} />;
    case "noAges":
      return <Alert tone="info" title={shared("setAges")} />;
    case "past":
      return (
        <Alert tone="info" role="status" title={t("pastDates")}>
          {t("pastDatesText")}
          <NearestDates search={sight.search} source={sight.search.calendar} />
        </Alert>
      );
    case "none":
      return <NothingAvailable sight={sight} units={units} />;
    case "failed":
      return (
        <FailureNote message={t("failMessageShort")} onRetry={sight.retryPrices}>
          {t("pricesFailed")}
        </FailureNote>
      );
    default:
      return null;
  }
}

/** Suggests other dates when the property is full, and other guests when no unit fits the party. */
function NothingAvailable({ sight, units }: PriceNoteProps) {
  const { t } = useTexts("mf-property");
  const capacityLimitText = useCapacityLimitText();
  const misfit = exceededLimitOfAll(units, sight.search.persons);
  return (
    <Alert tone="info" role="alert" title={t("nothingAvailable")}>
      {misfit
        ? `${capacityLimitText(misfit)}. ${t("changeGuests")}`
        : t(isFiltered(sight.search) ? "noResultTextDesc" : "tryOtherDates")}
      {!misfit && !isFiltered(sight.search) && (
        <NearestDates search={sight.search} source={sight.search.calendar} />
      )}
      <ClearFilters search={sight.search} />
    </Alert>
  );
}
