import { tabStorage, useIsHydrated, useSettings } from "@stays/contract";
import type { Accommodation } from "@stays/domain";
import { attributeUpdate, capacityUpdate, FILTER_DELAY, type FilterChanges } from "@stays/search/filters";
import { FacilityIcon, FilterChip, HydratedSuspense, StepperChip } from "@stays/ui";
import { useEffect, useMemo, useState } from "react";
import { useAwaitedStays, useResultsRequest } from "../listing/use-stays.ts";
import { type FacilityIconName, facilityIcon } from "./facility-icons.ts";
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

function parseIcon(entry: unknown): readonly (readonly [number, string | null])[] {
  if (!Array.isArray(entry)) return [];
  const [id, icon] = entry;
  return typeof id === "number" && (typeof icon === "string" || icon === null) ? [[id, icon]] : [];
}

/**
 * Session storage of the facility icons found during this visit, for lists without them. In the browser only.
 */
const seenIcons = {
  read: (): ReadonlyMap<number, string | null> => {
    const stored = tabStorage.read(STORAGE_KEY);
    return new Map(Array.isArray(stored) ? stored.flatMap(parseIcon) : []);
  },
  write: (id: number, icon: string | null): void =>
    tabStorage.write(STORAGE_KEY, [...new Map([...seenIcons.read(), [id, icon]])]),
};

const NO_STAYS: readonly Accommodation[] = [];

/** The icon of one filter, of the stays or of earlier lists. While it is unknown, its space is reserved. */
function FilterIcon({ id }: { readonly id: number }) {
  const stays = useAwaitedStays(useResultsRequest())?.stays ?? NO_STAYS;
  const isHydrated = useIsHydrated();
  const [known, setKnown] = useState<FacilityIconName>();
  const [isRead, setRead] = useState(false);
  const icon = useMemo(() => facilityIcon(id, stays, known), [id, stays, known]);
  if (isHydrated && !isRead) {
    setRead(true);
    setKnown(icon === undefined ? seenIcons.read().get(id) : icon);
  } else if (icon !== known) setKnown(icon);
  useEffect(() => {
    if (isRead && icon !== undefined) seenIcons.write(id, icon);
  }, [id, icon, isRead]);
  if (icon === undefined) return <span className={styles.iconSpace} />;
  return icon && <FacilityIcon name={icon} />;
}

/** Chips of the facility filters. They work before the stays are there, which only their icons wait for. */
export function FacilityFilters({ filters }: { readonly filters: FilterChanges }) {
  const { booleanCheckboxes } = useSettings().filters;
  return booleanCheckboxes.map(({ attributeId, label }) => (
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
