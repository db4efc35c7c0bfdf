import { tabStorage, useIsHydrated, useSettings } from "@stays/contract";
import type { Accommodation } from "@stays/domain";
import { attributeUpdate, capacityUpdate, FILTER_DELAY, type FilterChanges } from "@stays/search/filters";
import { FacilityIcon, FilterChip, HydratedSuspense, StepperChip } from "@stays/ui";
import { useEffect, useMemo, useState } from "react";
import { useAwaitedStays } from "../listing/use-stays.ts";
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

/** Name of a facility's icon; null = it has none, undefined = not known yet. */
type FacilityIconName = string | null | undefined;

/** Stays that are searched for icons; the first page has those of all common facilities. */
const STAYS = 24;

/**
 * The icon of a facility. The settings do not contain it, only stays with the facility do.
 *
 * @param known the icon from earlier lists, kept when these stays have none
 */
function facilityIcon(
  id: number,
  stays: readonly Accommodation[],
  known: FacilityIconName,
): FacilityIconName {
  const facilities = stays.slice(0, STAYS).flatMap(({ content }) => content.attributes);
  const ofIt = facilities.filter((facility) => facility.id === id);
  if (ofIt.length === 0) return known;
  return ofIt.find((facility) => facility.icon)?.icon ?? known ?? null;
}

const NO_STAYS: readonly Accommodation[] = [];

/** The icon of one filter, of the stays or of earlier lists. While it is unknown, its space is reserved. */
function FilterIcon({ id }: { readonly id: number }) {
  const stays = useAwaitedStays()?.stays ?? NO_STAYS;
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
