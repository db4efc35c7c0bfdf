import { useReplaceSearch, useSettings } from "@stays/contract";
import { type SearchState, searchText } from "@stays/search";
import {
  attributeUpdate,
  capacityUpdate,
  FILTER_DELAY,
  type FilterChanges,
  useFilterChanges,
} from "@stays/search/filters";
import { useTexts } from "@stays/texts";
import { FilterChip, StepperChip } from "@stays/ui";
import { useCallback } from "react";
import styles from "./availability.module.css";

/** The filters of the URL and those that are chosen but not yet in the URL. */
function useUnitFilters(state: SearchState): FilterChanges {
  const replace = useReplaceSearch();
  const change = useCallback((next: SearchState) => replace(searchText(next)), [replace]);
  return useFilterChanges({ state, change });
}

/** The configured filters as chips. Changes reach the URL after a short delay (VI-02, SR-07). */
export function UnitFilters({ state }: { readonly state: SearchState }) {
  const { t } = useTexts("mf-property");
  const { filters } = useSettings();
  const { shown, change } = useUnitFilters(state);
  if (filters.capacitySelects.length + filters.booleanCheckboxes.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row that scrolls
    <div role="group" aria-label={t("filters")} className={styles.filters}>
      {filters.capacitySelects.map(({ attributeId, label }) => (
        <StepperChip
          key={attributeId}
          label={label}
          value={shown.capacity[attributeId] ?? null}
          onChange={(least) => change(capacityUpdate(attributeId, least), FILTER_DELAY.capacity)}
        />
      ))}
      {filters.booleanCheckboxes.map(({ attributeId, label }) => (
        <FilterChip
          key={attributeId}
          pressed={shown.attributes.includes(attributeId)}
          onChange={(isOn) => change(attributeUpdate(attributeId, isOn), FILTER_DELAY.checkbox)}
        >
          {label}
        </FilterChip>
      ))}
    </div>
  );
}
