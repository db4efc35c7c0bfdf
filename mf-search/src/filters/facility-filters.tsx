import { tabStorage, useIsHydrated, useSettings } from "@stays/contract";
import type { Accommodation } from "@stays/domain";
import { attributeUpdate, FILTER_DELAY, type FilterChanges } from "@stays/search/filters";
import { FacilityIcon, FilterChip } from "@stays/ui";
import { Suspense, useEffect, useMemo, useState } from "react";
import type { ResultsRequest } from "../listing/results-request.ts";
import { useLoadedStays, usePagedStays, useResultsRequest } from "../listing/use-stays.ts";
import styles from "./facility-filters.module.css";
import { type FacilityIcons, facilityIcons } from "./facility-icons.ts";

const STORAGE_KEY = "stays.facility-icons";

function iconIn(entry: unknown): readonly (readonly [number, string | null])[] {
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
    return new Map(Array.isArray(stored) ? stored.flatMap(iconIn) : []);
  },
  write: (icons: FacilityIcons): void => tabStorage.write(STORAGE_KEY, [...icons]),
};

interface FacilityFiltersProps {
  readonly filters: FilterChanges;
}

/** Facility filters of the settings, with the icons found in the loaded stays (SR-07). */
export function FacilityFilters({ filters }: FacilityFiltersProps) {
  const isHydrated = useIsHydrated();
  const request = useResultsRequest();
  if (isHydrated) return <LiveFilters filters={filters} />;
  if (request === null) return <FacilityChips filters={filters} icons={NONE} />;
  // The server waits for the stays here, so that server and browser render the same icons.
  return (
    <Suspense fallback={<FacilityChips filters={filters} icons={NONE} />}>
      <FirstFilters filters={filters} request={request} />
    </Suspense>
  );
}

const NONE: FacilityIcons = new Map();
const NO_STAYS: readonly Accommodation[] = [];

function useIcons(stays: readonly Accommodation[], seen: FacilityIcons): FacilityIcons {
  const { booleanCheckboxes } = useSettings().filters;
  const [known, setKnown] = useState(seen);
  const icons = useMemo(() => {
    const ids = booleanCheckboxes.map(({ attributeId }) => attributeId);
    return facilityIcons(ids, stays, known);
  }, [booleanCheckboxes, stays, known]);
  if (icons !== known) setKnown(icons);
  return icons;
}

function FirstFilters({ filters, request }: FacilityFiltersProps & { readonly request: ResultsRequest }) {
  const icons = useIcons(usePagedStays(request).stays, NONE);
  return <FacilityChips filters={filters} icons={icons} />;
}

function LiveFilters({ filters }: FacilityFiltersProps) {
  const loaded = useLoadedStays(useResultsRequest());
  const [seen] = useState(seenIcons.read);
  const icons = useIcons(loaded?.stays ?? NO_STAYS, seen);
  useEffect(() => {
    if (icons !== seen) seenIcons.write(icons);
  }, [icons, seen]);
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
