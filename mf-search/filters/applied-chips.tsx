import { useSettings } from "@stays/contract";
import type { SearchState } from "@stays/search-state";
import { useTexts } from "@stays/texts";
import { RemoveChip, TextButton } from "@stays/ui";
import { useState } from "react";
import { useSearch } from "../search/use-search.ts";
import styles from "./applied-chips.module.css";
import { withoutFilters } from "./applied-filters.ts";
import { useAppliedFilters } from "./use-applied-filters.ts";

/** What was just taken away, and the search as it was before. */
interface Removal {
  readonly words: string;
  readonly before: SearchState;
}

/** The filters in force, each to be removed, or all at once; the last removal can be undone (SR-07). */
export function AppliedChips() {
  const { t } = useTexts("mf-search");
  const settings = useSettings();
  const { state, change } = useSearch();
  const applied = useAppliedFilters();
  const [removal, setRemoval] = useState<Removal | null>(null);

  function remove(words: string, without: SearchState) {
    setRemoval({ words, before: state });
    change(without);
  }
  function undo() {
    if (removal) change(removal.before);
    setRemoval(null);
  }

  return (
    <div className={styles.applied}>
      {applied.length > 0 && (
        <ul aria-label={t("appliedFilters")} className={styles.chips}>
          {applied.map(({ key, name, shown, without }) => (
            <li key={key}>
              <RemoveChip
                label={t("removeFilter", { name })}
                onRemove={() => remove(t("filterRemoved", { name }), without)}
              >
                {shown}
              </RemoveChip>
            </li>
          ))}
          <li>
            <TextButton onClick={() => remove(t("filtersCleared"), withoutFilters(state, settings))}>
              {t("clearAll")}
            </TextButton>
          </li>
        </ul>
      )}
      {removal && (
        <p className={styles.undo}>
          {removal.words}
          <TextButton onClick={undo}>{t("undo")}</TextButton>
        </p>
      )}
    </div>
  );
}
