import { useSettings } from "@stays/contract";
import { capacityUpdate, FILTER_DELAY, type FilterChanges } from "@stays/search/filters";
import { StepperChip } from "@stays/ui";

/** Capacity steppers of the settings: 1+ when unset, then 2 and more (SR-07). */
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
