import { useReplaceSearch } from "@stays/contract";
import { type SearchState, searchText } from "@stays/search";
import { useTexts } from "@stays/texts";
import { Button } from "@stays/ui";
import { ShowAll } from "./show-all.tsx";

/** Suggests what to remove when nothing is found: filters and dates. */
export function FilterSuggestions({ state }: { readonly state: SearchState }) {
  const { t } = useTexts("mf-packages");
  const replaceSearch = useReplaceSearch();
  const clearDates = () => replaceSearch(searchText({ ...state, start: null, end: null }), { push: true });
  return (
    <>
      <ShowAll state={state} />
      {(state.start !== null || state.end !== null) && (
        <Button variant="secondary" size="small" onClick={clearDates}>
          {t("clearDates")}
        </Button>
      )}
    </>
  );
}
