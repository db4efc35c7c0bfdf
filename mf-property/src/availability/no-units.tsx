import { NearestDates } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { Alert } from "@stays/ui";
import type { PropertyView } from "../property/use-property.ts";
import { ClearFilters, isFiltered } from "./clear-filters.tsx";

/** A note for when the property is open but no unit passes the filters. */
export function NoUnits({ view }: { readonly view: PropertyView }) {
  const { t } = useTexts("mf-property");
  return (
    <Alert tone="info" role="alert" title={t("noResult")}>
      {t(isFiltered(view.search) ? "noResultTextDesc" : "tryOtherDates")}
      {!isFiltered(view.search) && <NearestDates search={view.search} source={view.search.calendar} />}
      <ClearFilters search={view.search} />
    </Alert>
  );
}
