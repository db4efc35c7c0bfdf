import type { Accommodation } from "@stays/domain";
import { NearestDates, PriceNote } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { Alert } from "@stays/ui";
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
export function PropertyPriceNote({ view, units }: PriceNoteProps) {
  const { kind } = view.prices;
  if (kind === "none") return <NothingAvailable view={view} units={units} />;
  const nearest = <NearestDates search={view.search} />;
  return <PriceNote kind={kind} onRetry={view.retryPrices} nearest={nearest} />;
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
      {!exceeded && !view.search.filters && <NearestDates search={view.search} />}
      <ClearFilters search={view.search} />
    </Alert>
  );
}
