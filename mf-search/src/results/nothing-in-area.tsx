import { useTexts } from "@stays/texts";
import { Button, EmptyNote } from "@stays/ui";
import { useSearch } from "../search/use-search.ts";

/** Empty state for a searched map area without any of the loaded stays. */
export function NothingInArea() {
  const { t } = useTexts("mf-search");
  const { state, change } = useSearch();
  return (
    <EmptyNote
      title={t("noneInArea")}
      actions={
        <Button variant="secondary" size="small" onClick={() => change({ ...state, bounds: null })}>
          {t("wholeMap")}
        </Button>
      }
    />
  );
}
