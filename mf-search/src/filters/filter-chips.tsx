import { tabStorage, useIsHydrated, useSettings } from "@stays/contract";
import { attributeUpdate, capacityUpdate, FILTER_DELAY, type FilterChanges } from "@stays/search/filters";
import { FacilityIcon, FilterChip, HydratedSuspense, StepperChip } from "@stays/ui";
import { useEffect } from "react";
import { useAwaitedStays } from "../results-data/use-stays.ts";
import styles from "./filter-bar.module.css";

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

const STORAGE_KEY = "stays.facility-icons";

const isIcon = (entry: unknown): entry is [id: number, icon: string] =>
  Array.isArray(entry) && typeof entry[0] === "number" && typeof entry[1] === "string";

/** Facility icons found during this visit, for lists without them. In the browser only. */
function readIcons(): ReadonlyMap<number, string> {
  const stored = tabStorage.read(STORAGE_KEY);
  return new Map(Array.isArray(stored) ? stored.filter(isIcon) : []);
}

/**
 * The icon of one filter, of the stays or of earlier lists: the settings do not have it. While it is unknown, its space
 * is reserved.
 */
function FilterIcon({ id }: { readonly id: number }) {
  const found = useAwaitedStays()?.icons.get(id);
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (found) tabStorage.write(STORAGE_KEY, [...new Map([...readIcons(), [id, found]])]);
  }, [id, found]);
  const icon = found ?? (isHydrated ? readIcons().get(id) : undefined) ?? found;
  if (icon === undefined) return <span className={styles.iconSpace} />;
  return icon && <FacilityIcon name={icon} />;
}

/** Most chips in the bar; the dialog has all filters. */
const MOST_CHIPS = 12;

/** Chips of the first facility filters. They work before the stays are there, which only their icons wait for. */
export function FacilityFilters({ filters }: { readonly filters: FilterChanges }) {
  const { capacitySelects, booleanCheckboxes } = useSettings().filters;
  return booleanCheckboxes
    .slice(0, Math.max(0, MOST_CHIPS - capacitySelects.length))
    .map(({ attributeId, label }) => (
      <FilterChip
        key={attributeId}
        pressed={filters.shown.attributes.includes(attributeId)}
        onChange={(isOn) => filters.change(attributeUpdate(attributeId, isOn), FILTER_DELAY.checkbox)}
      >
        <HydratedSuspense fallback={<span className={styles.iconSpace} />}>
          <FilterIcon id={attributeId} />
        </HydratedSuspense>
        <span>{label}</span>
      </FilterChip>
    ));
}
