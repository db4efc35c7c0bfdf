import { useReplaceSearch, useSettings } from "@stays/contract";
import { type SearchState, searchText } from "@stays/search-state";
import { useTexts } from "@stays/texts";
import { FilterChip, StepperChip } from "@stays/ui";
import styles from "./availability.module.css";

/** The filters of the settings as chips; what they say is in the address (VI-02). */
export function UnitFilters({ state }: { readonly state: SearchState }) {
  const { t } = useTexts("mf-property");
  const { filters } = useSettings();
  const replaceSearch = useReplaceSearch();
  const change = (part: Partial<SearchState>) => replaceSearch(searchText({ ...state, ...part }));
  const least = (id: number, value: number | null) => {
    const { [id]: _, ...others } = state.capacity;
    change({ capacity: value === null ? others : { ...others, [id]: value } });
  };
  const toggle = (id: number, isOn: boolean) =>
    change({ attributes: isOn ? [...state.attributes, id] : state.attributes.filter((one) => one !== id) });
  if (filters.capacitySelects.length + filters.booleanCheckboxes.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row that scrolls
    <div role="group" aria-label={t("filters")} className={styles.filters}>
      {filters.capacitySelects.map(({ attributeId, label }) => (
        <StepperChip
          key={attributeId}
          label={label}
          value={state.capacity[attributeId] ?? null}
          onChange={(value) => least(attributeId, value)}
        />
      ))}
      {filters.booleanCheckboxes.map(({ attributeId, label }) => (
        <FilterChip
          key={attributeId}
          pressed={state.attributes.includes(attributeId)}
          onChange={(isOn) => toggle(attributeId, isOn)}
        >
          {label}
        </FilterChip>
      ))}
    </div>
  );
}
