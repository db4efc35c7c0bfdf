import { type TextKey, useTexts } from "@stays/texts";
import { Button, EmptyNote } from "@stays/ui";
import type { LocalFilters } from "../listing/local-filters.ts";
import { useSearch } from "../search/use-search.ts";

function titleOf({ bounds, price }: LocalFilters): TextKey<"mf-search"> {
  if (price === null) return "noneInArea";
  return bounds === null ? "noneAtPrice" : "noneInAreaAtPrice";
}

/** Empty state of a list whose stays are all outside the map area or the price range. */
export function NothingMatches({ filters }: { readonly filters: LocalFilters }) {
  const { t } = useTexts("mf-search");
  const { state, change } = useSearch();
  return (
    <EmptyNote
      title={t(titleOf(filters))}
      actions={
        <>
          {filters.price !== null && (
            <Button variant="secondary" size="small" onClick={() => change({ ...state, price: null })}>
              {t("allPrices")}
            </Button>
          )}
          {filters.bounds !== null && (
            <Button variant="secondary" size="small" onClick={() => change({ ...state, bounds: null })}>
              {t("wholeMap")}
            </Button>
          )}
        </>
      }
    />
  );
}
