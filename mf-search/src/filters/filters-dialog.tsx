import { type PriceRange, usePageContext, useSettings } from "@stays/contract";
import { formatPriceRange, priceRange, withCategory } from "@stays/search";
import { attributeUpdate, FILTER_DELAY, type FilterChanges, priceUpdate } from "@stays/search/filters";
import { useTexts } from "@stays/texts";
import { Button, CheckboxField, Dialog, inline, SelectField, TextButton, TextField } from "@stays/ui";
import { useState } from "react";
import { explainMissingPrice } from "../results-data/missing-price.ts";
import { useResultsRequest } from "../results-data/use-stays.ts";
import { AreaFilter } from "./area-filter.tsx";
import { CapacityFilters } from "./filter-chips.tsx";
import styles from "./filters-dialog.module.css";
import { SortSelect } from "./sort-select.tsx";
import { withoutFilters } from "./use-applied-filters.ts";

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
  const pageContext = usePageContext();
  const { isWaiting, change, flush } = filters;
  const request = useResultsRequest();

  function show() {
    if (isWaiting) flush();
    onClose();
  }

  const footer = (
    <>
      <Button variant="text" onClick={() => change((search) => withoutFilters(search, settings), 0)}>
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
          {request?.kind === "prices" ? (
            <PriceFilter filters={filters} />
          ) : (
            <p>{t(explainMissingPrice(pageContext))}</p>
          )}
        </fieldset>
        <fieldset className={styles.group}>
          <legend>{t("capacity")}</legend>
          <div className={inline(2)}>
            <CapacityFilters filters={filters} />
          </div>
        </fieldset>
        <fieldset className={styles.group}>
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

/** Select of the category; any category where the settings do not require one. */
function CategoryFilter({ filters }: { readonly filters: FilterChanges }) {
  const { t } = useTexts("mf-search");
  const { categories, categoryRequired } = useSettings().search;
  return (
    <SelectField
      label={t("category")}
      value={String(filters.shown.category ?? "")}
      onChange={(value) =>
        filters.change(
          (search) => withCategory(search, value === "" ? null : Number(value)),
          FILTER_DELAY.checkbox,
        )
      }
      options={[
        { value: "", label: t("anyCategory"), disabled: categoryRequired },
        ...categories.map(({ Id, Name }) => ({ value: String(Id), label: Name })),
      ]}
    />
  );
}

/** Facilities that are shown before Show all. */
const FIRST_FACILITIES = 10;

/** Checkboxes of the facility filters: the first, and those that are chosen, until the visitor wants all. */
function FacilityCheckboxes({ filters: { shown, change } }: { readonly filters: FilterChanges }) {
  const { t } = useTexts("mf-search");
  const { booleanCheckboxes } = useSettings().filters;
  const [isWhole, setWhole] = useState(false);
  const isChosen = (id: number) => shown.attributes.includes(id);
  const listed = booleanCheckboxes.filter(
    ({ attributeId }, index) => isWhole || index < FIRST_FACILITIES || isChosen(attributeId),
  );
  return (
    <>
      <div className={styles.several}>
        {listed.map(({ attributeId, label }) => (
          <CheckboxField
            key={attributeId}
            label={label}
            checked={isChosen(attributeId)}
            onChange={(isOn) => change(attributeUpdate(attributeId, isOn), FILTER_DELAY.checkbox)}
          />
        ))}
      </div>
      {booleanCheckboxes.length > FIRST_FACILITIES && (
        <div>
          <TextButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {t(isWhole ? "showFewer" : "showAll")}
          </TextButton>
        </div>
      )}
    </>
  );
}

/** Reads a limit: the digits of a text, at most nine. */
function readLimit(text: string): number | null {
  const digits = text.replace(/\D/g, "").slice(0, 9);
  return digits === "" ? null : Number(digits);
}

/** Fields of the lowest and the highest total. A highest one below the lowest is named and not applied. */
function PriceFilter({ filters }: { readonly filters: FilterChanges }) {
  const { t } = useTexts("mf-search");
  const { currency } = useSettings();
  const { price } = filters.shown;
  // Beside the price in force: another control may change that, such as Clear all.
  const [swapped, setSwapped] = useState<{ readonly limits: PriceRange; readonly beside: string | null }>();
  const isSwapped = swapped !== undefined && swapped.beside === formatPriceRange(price);
  const limits = (isSwapped ? swapped.limits : price) ?? { least: null, most: null };

  function write(part: Partial<PriceRange>) {
    const next = { ...limits, ...part };
    const range = priceRange(next.least, next.most);
    const isRange = range !== null || (next.least === null && next.most === null);
    setSwapped(isRange ? undefined : { limits: next, beside: formatPriceRange(price) });
    if (isRange) filters.change(priceUpdate(range), FILTER_DELAY.text);
  }

  return (
    <div className={styles.limits}>
      <TextField
        label={t("priceLeast", { currency })}
        inputMode="numeric"
        autoComplete="off"
        value={String(limits.least ?? "")}
        onChange={(least) => write({ least: readLimit(least) })}
      />
      <TextField
        label={t("priceMost", { currency })}
        inputMode="numeric"
        autoComplete="off"
        value={String(limits.most ?? "")}
        error={isSwapped ? t("priceSwapped") : undefined}
        onChange={(most) => write({ most: readLimit(most) })}
      />
    </div>
  );
}
