import { usePageContext } from "@stays/contract";
import { serializeSearch } from "@stays/search";
import type { FilterChanges, Update } from "@stays/search/filters";
import { useTexts } from "@stays/texts";
import { RemoveChip, TextButton } from "@stays/ui";
import { useRef } from "react";
import styles from "./applied-chips.module.css";
import { useAppliedFilters, withoutFilters } from "./use-applied-filters.ts";

/** Chips that remove the active filters and the promo code (SR-07, SW-10). Back takes a removal back. */
export function AppliedChips({ filters }: { readonly filters: FilterChanges }) {
  const { t } = useTexts("mf-search");
  const { settings } = usePageContext();
  const { shown } = filters;
  const { promoCode: code } = shown;
  const written = serializeSearch(shown);
  // A removed chip goes at once, before the list has changed.
  const applied = useAppliedFilters().filter(({ remove }) => serializeSearch(remove(shown)) !== written);
  const box = useRef<HTMLDivElement>(null);

  // Together with filters that were changed just now and are not yet requested.
  function change(update: Update) {
    filters.flush(update, { push: true });
    // The focused chip goes.
    box.current?.focus();
  }

  return (
    <div ref={box} tabIndex={-1}>
      {(applied.length > 0 || code !== null) && (
        <ul aria-label={t("appliedFilters")} className={styles.chips}>
          {applied.map(({ key, name, remove }) => (
            <li key={key}>
              <RemoveChip label={t("removeFilter", { name })} onRemove={() => change(remove)}>
                {name}
              </RemoveChip>
            </li>
          ))}
          {code !== null && (
            <li>
              <RemoveChip
                label={t("removeCode", { code })}
                onRemove={() => change((shown) => ({ ...shown, promoCode: null }))}
              >
                <span translate="no">{t("promoApplied", { code })}</span>
              </RemoveChip>
            </li>
          )}
          {applied.length > 0 && (
            <li>
              <TextButton onClick={() => change((shown) => withoutFilters(shown, settings))}>
                {t("clearAll")}
              </TextButton>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
