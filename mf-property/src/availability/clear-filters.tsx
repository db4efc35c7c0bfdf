import { useReplaceSearch } from "@stays/contract";
import { serializeSearch } from "@stays/search";
import { useTexts } from "@stays/texts";
import { Button } from "@stays/ui";
import type { PropertySearch } from "../property/property-search.ts";

/** A button that removes all filters; rendered only while some are set. */
export function ClearFilters({ search }: { readonly search: PropertySearch }) {
  const { t } = useTexts("mf-property");
  const replaceSearch = useReplaceSearch();
  if (!search.filters) return null;
  const clear = () => replaceSearch(serializeSearch({ ...search, attributes: [], capacity: {} }));
  return (
    <Button variant="text" size="small" onClick={clear}>
      {t("clearFilters")}
    </Button>
  );
}
