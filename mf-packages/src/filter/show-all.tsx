import { type StaySearch, useReplaceSearch } from "@stays/contract";
import { serializeSearch } from "@stays/search";
import { useTexts } from "@stays/texts";
import { Button } from "@stays/ui";
import { isNarrowed, withoutFilter } from "./list-filter.ts";

/** Show all packages: resets only the filters (PK-01). Rendered only while a filter is set. */
export function ShowAll({ search }: { readonly search: StaySearch }) {
  const { t } = useTexts("mf-packages");
  const replaceSearch = useReplaceSearch();
  if (!isNarrowed(search)) return null;
  return (
    <Button
      variant="secondary"
      size="small"
      onClick={() => replaceSearch(serializeSearch(withoutFilter(search)), { push: true })}
    >
      {t("showAllPackages")}
    </Button>
  );
}
