import { NearestDates } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { Alert } from "@stays/ui";
import type { PropertyView } from "../property/use-property.ts";
import { ClearFilters } from "./clear-filters.tsx";

/** A note for when the property is open but no unit passes the filters. */
export function NoUnits({ view }: { readonly view: PropertyView }) {
  const { t } = useTexts("mf-property");
  return (
    <Alert tone="info" role="alert" title={t("noResult")}>
      <span>{t(view.search.filters ? "noResultTextDesc" : "tryOtherDates")}</span>
      {!view.search.filters && <NearestDates search={view.search} source={view.search.calendar} />}
      <ClearFilters search={view.search} />
    </Alert>
  );
}
