import { useReplaceSearch } from "@stays/contract";
import { type SearchState, searchText } from "@stays/search";
import { useTexts } from "@stays/texts";
import { Button } from "@stays/ui";
import { isNarrowed, withoutFilter } from "./list-filter.ts";

/** Show all packages: resets only the filters (PK-01). Rendered only while a filter is set. */
export function ShowAll({ state }: { readonly state: SearchState }) {
  const { t } = useTexts("mf-packages");
  const replaceSearch = useReplaceSearch();
  if (!isNarrowed(state)) return null;
  return (
    <Button
      variant="secondary"
      size="small"
      onClick={() => replaceSearch(searchText(withoutFilter(state)), { push: true })}
    >
      {t("showAllPackages")}
    </Button>
  );
}
