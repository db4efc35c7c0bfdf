import { NearestDates } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { Alert } from "@stays/ui";
import type { PropertyView } from "../property/use-property.ts";
import { ClearFilters, isFiltered } from "./clear-filters.tsx";

/** A note for when the property is open but no unit passes the filters. */
export function NoUnits({ sight }: { readonly sight: PropertyView }) {
  const { t } = useTexts("mf-property");
  return (
    <Alert tone="info" role="alert" title={t("noResult")}>
      {t(isFiltered(sight.search) ? "noResultTextDesc" : "tryOtherDates")}
      {!isFiltered(sight.search) && <NearestDates search={sight.search} source={sight.search.calendar} />}
      <ClearFilters search={sight.search} />
    </Alert>
  );
}
