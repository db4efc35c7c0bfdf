import type { FilterChanges } from "@stays/search/filters";
import { useTexts } from "@stays/texts";
import { Chip, classNames, FiltersIcon, lazyComponent } from "@stays/ui";
import { useState } from "react";
import styles from "./filter-bar.module.css";
import { CapacityFilters, FacilityFilters } from "./filter-chips.tsx";
import { SortSelect } from "./sort-select.tsx";
import { useAppliedFilters } from "./use-applied-filters.ts";

const FiltersDialog = lazyComponent(() =>
  import("./filters-dialog.tsx").then((module) => module.FiltersDialog),
);

interface FilterBarProps {
  readonly filters: FilterChanges;
  /** Number of stays found, for `Show {n} stays`; null while not known. */
  readonly total: number | null;
}

/** Filters and sort above the list. On phones the chips scroll, and sort is in the dialog (ruling 58). */
export function FilterBar({ filters, total }: FilterBarProps) {
  const { t } = useTexts("mf-search");
  const count = useAppliedFilters().length;
  // Stays mounted once opened, for its exit animation.
  const [dialog, setDialog] = useState<"never" | "open" | "closed">("never");
  return (
    <div className={styles.bar}>
      <Chip icon={FiltersIcon} on={count > 0} aria-haspopup="dialog" onClick={() => setDialog("open")}>
        {count > 0 ? t("filtersCount", { count }) : t("filters")}
      </Chip>
      <div className={classNames(styles.chips, dialog === "open" && styles.behindDialog)}>
        <CapacityFilters filters={filters} />
        <FacilityFilters filters={filters} />
      </div>
      <div className={styles.sort}>
        <SortSelect />
      </div>
      {dialog !== "never" && (
        <FiltersDialog
          open={dialog === "open"}
          onClose={() => setDialog("closed")}
          filters={filters}
          total={total}
        />
      )}
    </div>
  );
}
