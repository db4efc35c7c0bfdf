import { useTexts } from "@stays/texts";
import { Button, EmptyNote } from "@stays/ui";
import { useSearch } from "../search/use-search.ts";

/** None of the loaded stays is in the part of the map that is searched. */
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
