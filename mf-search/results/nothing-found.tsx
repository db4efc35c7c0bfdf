import { useTexts } from "@stays/texts";
import { Button, EmptyNote, lazyPart, RemoveChip } from "@stays/ui";
import { Suspense } from "react";
import { useAppliedFilters } from "../filters/use-applied-filters.ts";
import { useSearch } from "../search/use-search.ts";
import { focusArrival } from "../widget/focus-arrival.ts";
import { useListing } from "./use-listing.ts";

const NearbyDates = lazyPart(() => import("./nearby-dates.tsx").then((module) => module.NearbyDates));

/** Nothing found: which filter to drop, or other dates. */
export function NothingFound() {
  const { t } = useTexts("mf-search");
  const { change } = useSearch();
  const applied = useAppliedFilters();
  const listing = useListing();
  return (
    <EmptyNote
      title={`${t("noResult")} — ${t("noResultTextDesc")}`}
      actions={
        <>
          {applied.map(({ key, name, shown, without }) => (
            <RemoveChip key={key} label={t("removeFilter", { name })} onRemove={() => change(without)}>
              {shown}
            </RemoveChip>
          ))}
          <Button variant="secondary" size="small" onClick={focusArrival}>
            {t("otherDates")}
          </Button>
          {listing.kind === "prices" && (
            <Suspense>
              <NearbyDates wanted={listing.search} />
            </Suspense>
          )}
        </>
      }
    >
      {applied.length > 0 && t("noResultHint")}
    </EmptyNote>
  );
}
