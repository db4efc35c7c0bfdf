import { tabStorage, useIsHydrated, useSettings } from "@stays/contract";
import type { Accommodation } from "@stays/domain";
import { attributeUpdate, capacityUpdate, FILTER_DELAY, type FilterChanges } from "@stays/search/filters";
import { FacilityIcon, FilterChip, HydratedSuspense, StepperChip } from "@stays/ui";
import { useEffect, useMemo, useState } from "react";
import { useAwaitedStays, useResultsRequest } from "../listing/use-stays.ts";
import { type FacilityIcons, facilityIcons } from "./facility-icons.ts";
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
  read: (): FacilityIcons => {
    const stored = tabStorage.read(STORAGE_KEY);
    return new Map(Array.isArray(stored) ? stored.flatMap(parseIcon) : []);
  },
  write: (icons: FacilityIcons): void => tabStorage.write(STORAGE_KEY, [...icons]),
};

interface FacilityFiltersProps {
  readonly filters: FilterChanges;
}

export function FacilityFilters({ filters }: FacilityFiltersProps) {
  return (
    <HydratedSuspense fallback={<FacilityChips filters={filters} icons={NONE} />}>
      <FoundFilters filters={filters} />
    </HydratedSuspense>
  );
}

const NONE: FacilityIcons = new Map();
const NO_STAYS: readonly Accommodation[] = [];

/** The icons of the stays, and those of earlier lists once the page is hydrated. */
function useIcons(stays: readonly Accommodation[]): FacilityIcons {
  const { booleanCheckboxes } = useSettings().filters;
  const isHydrated = useIsHydrated();
  const [known, setKnown] = useState(NONE);
  const [isRead, setRead] = useState(false);
  const icons = useMemo(() => {
    const ids = booleanCheckboxes.map(({ attributeId }) => attributeId);
    return facilityIcons(ids, stays, known);
  }, [booleanCheckboxes, stays, known]);
  if (isHydrated && !isRead) {
    setRead(true);
    setKnown(new Map([...seenIcons.read(), ...icons]));
  } else if (icons !== known) setKnown(icons);
  useEffect(() => {
    if (isRead) seenIcons.write(icons);
  }, [icons, isRead]);
  return icons;
}

function FoundFilters({ filters }: FacilityFiltersProps) {
  const icons = useIcons(useAwaitedStays(useResultsRequest())?.stays ?? NO_STAYS);
  return <FacilityChips filters={filters} icons={icons} />;
}

interface FacilityChipsProps extends FacilityFiltersProps {
  readonly icons: FacilityIcons;
}

/** Chips of the facility filters; an unknown icon has its space reserved. */
function FacilityChips({ filters, icons }: FacilityChipsProps) {
  const { booleanCheckboxes } = useSettings().filters;
  return booleanCheckboxes.map(({ attributeId, label }) => {
    const icon = icons.get(attributeId);
    return (
      <FilterChip
        key={attributeId}
        pressed={filters.shown.attributes.includes(attributeId)}
        onChange={(isOn) => filters.change(attributeUpdate(attributeId, isOn), FILTER_DELAY.checkbox)}
      >
        {icon === undefined && <span className={styles.iconSpace} />}
        {icon && <FacilityIcon name={icon} />}
        <span>{label}</span>
      </FilterChip>
    );
  });
}
