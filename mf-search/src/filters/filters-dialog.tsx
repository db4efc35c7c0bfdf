import { useSettings, useVisit } from "@stays/contract";
import type { FilterChanges } from "@stays/search/filters";
import { useTexts } from "@stays/texts";
import { Button, classNames, Dialog } from "@stays/ui";
import { unpricedReason } from "../listing/unpriced-reason.ts";
import { useListing } from "../listing/use-listing.ts";
import { SortSelect } from "../sort/sort-select.tsx";
import { withoutFilters } from "./applied-filters.ts";
import { AreaFilter } from "./area-filter.tsx";
import { CapacityFilters } from "./capacity-filters.tsx";
import { CategoryFilter } from "./category-filter.tsx";
import { FacilityCheckboxes } from "./facility-checkboxes.tsx";
import styles from "./filters-dialog.module.css";
import { PriceFilter } from "./price-filter.tsx";

interface FiltersDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly filters: FilterChanges;
  readonly total: number | null;
}

/** Dialog with all filters (ruling 58). Its button applies pending changes at once and shows the list. */
export function FiltersDialog({ open, onClose, filters, total }: FiltersDialogProps) {
  const { t } = useTexts("mf-search");
  const settings = useSettings();
  const visit = useVisit();
  const { isWaiting, change, flush } = filters;
  const { kind } = useListing();

  function show() {
    if (isWaiting) flush();
    onClose();
  }

  const footer = (
    <>
      <Button variant="text" onClick={() => change((state) => withoutFilters(state, settings), 0)}>
        {t("clearAll")}
      </Button>
      <Button onClick={show}>
        {total === null || isWaiting ? t("showStays") : t("showCount", { count: total })}
      </Button>
    </>
  );

  return (
    <Dialog open={open} onClose={onClose} title={t("filters")} footer={footer} closeOnMask>
      <div className={styles.groups}>
        <div className={styles.sort}>
          <SortSelect />
        </div>
        <CategoryFilter filters={filters} />
        <fieldset className={styles.group}>
          <legend>{t("price")}</legend>
          {kind === "prices" ? <PriceFilter filters={filters} /> : <p>{t(unpricedReason(visit))}</p>}
        </fieldset>
        <fieldset className={styles.group}>
          <legend>{t("capacity")}</legend>
          <div className={styles.chips}>
            <CapacityFilters filters={filters} />
          </div>
        </fieldset>
        <fieldset className={classNames(styles.group, styles.several)}>
          <legend>{t("facilities")}</legend>
          <FacilityCheckboxes filters={filters} />
        </fieldset>
        <fieldset className={styles.group}>
          <legend>{t("area")}</legend>
          <AreaFilter filters={filters} />
        </fieldset>
      </div>
    </Dialog>
  );
}
