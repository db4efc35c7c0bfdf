import { useSettings } from "@stays/contract";
import { FilterChip, StepperChip } from "@stays/ui";
import { attributeUpdate, capacityUpdate } from "./filter-updates.ts";
import { FILTER_DELAY, type FilterChanges } from "./use-filter-changes.ts";

/** The capacity steppers of the settings: unset 1+, then 2 and up (SR-07). */
export function CapacityFilters({ filters }: { readonly filters: FilterChanges }) {
  const { capacitySelects } = useSettings().filters;
  return capacitySelects.map(({ attributeId, label }) => (
    <StepperChip
      key={attributeId}
      label={label}
      value={filters.shown.capacity[attributeId] ?? null}
      onChange={(least) => filters.change(capacityUpdate(attributeId, least), FILTER_DELAY.capacity)}
    />
  ));
}

/** The facilities of the settings that a stay has to have (SR-07). */
export function FacilityFilters({ filters }: { readonly filters: FilterChanges }) {
  const { booleanCheckboxes } = useSettings().filters;
  return booleanCheckboxes.map(({ attributeId, label }) => (
    <FilterChip
      key={attributeId}
      pressed={filters.shown.attributes.includes(attributeId)}
      onChange={(isOn) => filters.change(attributeUpdate(attributeId, isOn), FILTER_DELAY.checkbox)}
    >
      {label}
    </FilterChip>
  ));
}
