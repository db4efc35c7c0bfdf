import { type StaySearch, useSettings } from "@stays/contract";
import { serializeSearch, useStaySearch } from "@stays/search";
import type { FilterChanges } from "@stays/search/filters";
import { useTexts } from "@stays/texts";
import { RemoveChip, StatusText, TextButton } from "@stays/ui";
import { useEffect, useRef, useState } from "react";
import styles from "./applied-chips.module.css";
import { useAppliedFilters, withoutFilters } from "./use-applied-filters.ts";

/** Chips that remove the active filters and the promo code; the last removal can be undone (SR-07, SW-10). */
export function AppliedChips({ filters }: { readonly filters: FilterChanges }) {
  const { t } = useTexts("mf-search");
  const settings = useSettings();
  const { search, change } = useStaySearch();
  const applied = useAppliedFilters();
  const code = settings.promoCodeActive ? search.promoCode : null;
  const { removal, remember, undo } = useUndo();
  const box = useRef<HTMLDivElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);

  // The focused chip is gone, so move the focus to Undo.
  useEffect(() => {
    if (removal) undoButton.current?.focus();
  }, [removal]);

  function remove(words: string, without: StaySearch) {
    remember(words, without);
    change(without);
  }
  // Includes filters that were changed just now and are not yet requested.
  function removeAll() {
    const without = withoutFilters(search, settings);
    remember(t("filtersCleared"), without);
    filters.flush(() => without);
  }
  function handleUndo() {
    undo();
    box.current?.focus();
  }

  return (
    <div ref={box} tabIndex={-1} className={styles.applied}>
      {(applied.length > 0 || code !== null) && (
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
          {code !== null && (
            <li>
              <RemoveChip
                label={t("removeCode", { code })}
                onRemove={() =>
                  remove(t("filterRemoved", { name: t("promoApplied", { code }) }), {
                    ...search,
                    promoCode: null,
                  })
                }
              >
                {t("promoApplied", { code })}
              </RemoveChip>
            </li>
          )}
          {applied.length > 0 && (
            <li>
              <TextButton onClick={removeAll}>{t("clearAll")}</TextButton>
            </li>
          )}
        </ul>
      )}
      <StatusText className={styles.undo}>
        {removal && (
          <>
            <span>{removal.words}</span>
            <TextButton ref={undoButton} onClick={handleUndo}>
              {t("undo")}
            </TextButton>
          </>
        )}
      </StatusText>
    </div>
  );
}

/** A removal of filters, with the search before and after it. */
interface Removal {
  /** What was removed, in the language of the page. */
  readonly words: string;
  readonly before: StaySearch;
  /** Query string after the removal. Undo is offered only while the search is unchanged since then. */
  readonly after: string;
}

/** Undo of the last removal. */
interface Undo {
  /** The last removal, while it can be undone; a new object for each one. */
  readonly removal: Pick<Removal, "words"> | null;
  /** Call it before the search changes to the one without the filters. */
  remember(words: string, without: StaySearch): void;
  undo(): void;
}

/** Returns undo of the last removal of filters. */
function useUndo(): Undo {
  const { search, change } = useStaySearch();
  const [removal, setRemoval] = useState<Removal | null>(null);
  return {
    removal: removal !== null && removal.after === serializeSearch(search) ? removal : null,
    remember: (words, without) => setRemoval({ words, before: search, after: serializeSearch(without) }),
    undo() {
      if (removal) change(removal.before);
      setRemoval(null);
    },
  };
}
