import { useIsHydrated, useSettings } from "@stays/contract";
import { attributeUpdate, FILTER_DELAY, type FilterChanges } from "@stays/filters";
import type { Accommodation } from "@stays/stay";
import { FacilityIcon, FilterChip } from "@stays/ui";
import { Suspense, useState } from "react";
import type { AskingListing } from "../results/stays.query.ts";
import { useListing } from "../results/use-listing.ts";
import { useGrowingStays, useStaysInSight } from "../results/use-stays.ts";
import styles from "./facility-filters.module.css";
import { type FacilityIcons, facilityIcons } from "./facility-icons.ts";

interface FacilityFiltersProps {
  readonly filters: FilterChanges;
}

/** The facilities of the settings that a stay has to have, each with the icon that the stays give it (SR-07). */
export function FacilityFilters({ filters }: FacilityFiltersProps) {
  const isHydrated = useIsHydrated();
  const listing = useListing();
  if (isHydrated || listing.kind === "none") return <LiveFilters filters={filters} />;
  // The server waits for the stays here, so that both sides draw the same icons.
  return (
    <Suspense fallback={<FacilityChips filters={filters} icons={null} />}>
      <FirstFilters filters={filters} listing={listing} />
    </Suspense>
  );
}

const NONE: FacilityIcons = new Map();

function useIcons(stays: readonly Accommodation[]): FacilityIcons {
  const { booleanCheckboxes } = useSettings().filters;
  const [known, setKnown] = useState(NONE);
  const ids = booleanCheckboxes.map(({ attributeId }) => attributeId);
  const icons = facilityIcons(ids, stays, known);
  if (icons !== known) setKnown(icons);
  return icons;
}

function FirstFilters({ filters, listing }: FacilityFiltersProps & { readonly listing: AskingListing }) {
  const icons = useIcons(useGrowingStays(listing).stays);
  return <FacilityChips filters={filters} icons={icons} />;
}

function LiveFilters({ filters }: FacilityFiltersProps) {
  const listing = useListing();
  const inSight = useStaysInSight(listing);
  const icons = useIcons(inSight?.stays ?? []);
  const isAwaited = listing.kind !== "none" && inSight === null && icons === NONE;
  return <FacilityChips filters={filters} icons={isAwaited ? null : icons} />;
}

interface FacilityChipsProps extends FacilityFiltersProps {
  /** null = not known yet; their place is kept. */
  readonly icons: FacilityIcons | null;
}

function FacilityChips({ filters, icons }: FacilityChipsProps) {
  const { booleanCheckboxes } = useSettings().filters;
  return booleanCheckboxes.map(({ attributeId, label }) => {
    const icon = icons?.get(attributeId);
    return (
      <FilterChip
        key={attributeId}
        pressed={filters.shown.attributes.includes(attributeId)}
        onChange={(isOn) => filters.change(attributeUpdate(attributeId, isOn), FILTER_DELAY.checkbox)}
      >
        {icons === null && <span className={styles.place} />}
        {icon && <FacilityIcon name={icon} />}
        {label}
      </FilterChip>
    );
  });
}
