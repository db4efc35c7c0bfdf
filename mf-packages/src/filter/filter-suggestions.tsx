import { type StaySearch, useReplaceSearch } from "@stays/contract";
import { serializeSearch } from "@stays/search";
import { useTexts } from "@stays/texts";
import { Button } from "@stays/ui";
import { ShowAll } from "./show-all.tsx";

/** Suggests what to remove when nothing is found: filters and dates. */
export function FilterSuggestions({ search }: { readonly search: StaySearch }) {
  const { t } = useTexts("mf-packages");
  const replaceSearch = useReplaceSearch();
  const clearDates = () =>
    replaceSearch(serializeSearch({ ...search, start: null, end: null }), { push: true });
  return (
    <>
      <ShowAll search={search} />
      {(search.start !== null || search.end !== null) && (
        <Button variant="secondary" size="small" onClick={clearDates}>
          {t("clearDates")}
        </Button>
      )}
    </>
  );
}
