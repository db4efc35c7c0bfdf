import { useTexts } from "@stays/texts";
import { Button, EmptyNote, lazyComponent } from "@stays/ui";
import { useAppliedFilters } from "../filters/use-applied-filters.ts";
import { useListing } from "../listing/use-listing.ts";
import { focusArrival } from "../widget/focus-arrival.ts";

const NearbyDates = lazyComponent(() => import("./nearby-dates.tsx").then((module) => module.NearbyDates));

/** Empty state of the list: suggests to remove a filter above the list or to choose other dates. */
export function NothingFound() {
  const { t } = useTexts("mf-search");
  const hasFilters = useAppliedFilters().length > 0;
  const listing = useListing();
  return (
    <EmptyNote
      title={`${t("noResult")} — ${t("noResultTextDesc")}`}
      actions={
        <>
          <Button variant="secondary" size="small" onClick={focusArrival}>
            {t("otherDates")}
          </Button>
          {listing.kind === "prices" && <NearbyDates wanted={listing.search} hasFilters={hasFilters} />}
        </>
      }
    >
      {t(hasFilters ? "noResultHint" : "noResultNoFilters")}
    </EmptyNote>
  );
}
