import { type StaySearch, useSettings } from "@stays/contract";
import { serializeSearch, useStaySearch } from "@stays/search";
import type { FilterChanges } from "@stays/search/filters";
import { useTexts } from "@stays/texts";
import { RemoveChip, StatusText, TextButton } from "@stays/ui";
import { useEffect, useRef, useState } from "react";
import styles from "./applied-chips.module.css";
import { useAppliedFilters, withoutFilters } from "./use-applied-filters.ts";

/** The last removal of filters, which can be undone. */
interface Removal {
  /** What was removed, in the language of the page. */
  readonly words: string;
  readonly before: StaySearch;
  /** Query string after the removal. Undo is offered only while the search is unchanged since then. */
  readonly after: string;
}

/** Chips that remove the active filters and the promo code; the last removal can be undone (SR-07, SW-10). */
export function AppliedChips({ filters }: { readonly filters: FilterChanges }) {
  const { t } = useTexts("mf-search");
  const settings = useSettings();
  const { search, change } = useStaySearch();
  const applied = useAppliedFilters();
  const { promoCode: code } = search;
  const [removal, setRemoval] = useState<Removal | null>(null);
  const offered = removal?.after === serializeSearch(search) ? removal : null;
  const box = useRef<HTMLDivElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);

  // The focused chip is gone, so move the focus to Undo.
  useEffect(() => {
    if (offered) undoButton.current?.focus();
  }, [offered]);

  const remember = (words: string, without: StaySearch) =>
    setRemoval({ words, before: search, after: serializeSearch(without) });
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
  function undo({ before }: Removal) {
    change(before);
    setRemoval(null);
    box.current?.focus();
  }

  return (
    <div ref={box} tabIndex={-1} className={styles.applied}>
      {(applied.length > 0 || code !== null) && (
        <ul aria-label={t("appliedFilters")} className={styles.chips}>
          {applied.map(({ key, name, without }) => (
            <li key={key}>
              <RemoveChip
                label={t("removeFilter", { name })}
                onRemove={() => remove(t("filterRemoved", { name }), without)}
              >
                {name}
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
                <span translate="no">{t("promoApplied", { code })}</span>
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
        {offered && (
          <>
            <span>{offered.words}</span>
            <TextButton ref={undoButton} onClick={() => undo(offered)}>
              {t("undo")}
            </TextButton>
          </>
        )}
      </StatusText>
    </div>
  );
}
