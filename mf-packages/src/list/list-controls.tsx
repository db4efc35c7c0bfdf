import { useSettings } from "@stays/contract";
import { useStaySearch } from "@stays/search";
import { type TextKey, useTexts } from "@stays/texts";
import { Button, Chip, CloseIcon, FilterChip, SelectField } from "@stays/ui";
import styles from "./list-controls.module.css";
import {
  isNarrowed,
  type PackageOrder,
  readSupplier,
  type ShownPackages,
  withoutFilter,
  withSupplier,
} from "./list-filter.ts";

const ORDER_TEXTS: Readonly<Record<PackageOrder, TextKey<"mf-packages">>> = {
  "Price-Asc": "priceAsc",
  "Price-Desc": "priceDesc",
  "Name-Asc": "nameAsc",
  "Name-Desc": "nameDesc",
};

/** The supplier filter and sort order of a list, in the URL (PK-04). */
export function ListControls({ shown }: { readonly shown: ShownPackages }) {
  const { t } = useTexts("mf-packages");
  const { search, change } = useStaySearch();
  const isOrder = (value: string): value is PackageOrder => value in ORDER_TEXTS;
  return (
    <div className={styles.controls}>
      <SupplierFilter
        suppliers={shown.suppliers}
        chosen={readSupplier(search)}
        onChoose={(one) => change(withSupplier(search, one))}
      />
      <SelectField
        label={t("sortBy")}
        className={styles.sort}
        options={shown.orders.map((value) => ({ value, label: t(ORDER_TEXTS[value]) }))}
        value={shown.order}
        onChange={(value) => isOrder(value) && change({ ...search, sort: value })}
      />
    </div>
  );
}

function SupplierFilter({
  suppliers,
  chosen,
  onChoose,
}: {
  readonly suppliers: readonly string[];
  readonly chosen: string | null;
  readonly onChoose: (supplier: string | null) => void;
}) {
  const { t } = useTexts("mf-packages");
  const { supplierFilterType } = useSettings().packages;
  const all = chosen === null || suppliers.includes(chosen) ? suppliers : [...suppliers, chosen];
  if (supplierFilterType === "Button")
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row that scrolls
      <div role="group" aria-label={t("supplier")} className={styles.suppliers}>
        {all.map((supplier) => (
          <FilterChip
            key={supplier}
            pressed={supplier === chosen}
            onChange={(isOn) => onChoose(isOn ? supplier : null)}
          >
            {supplier}
          </FilterChip>
        ))}
        <Chip icon={CloseIcon} disabled={chosen === null} onClick={() => onChoose(null)}>
          {t("clearFilter")}
        </Chip>
      </div>
    );
  return (
    <SelectField
      label={t("supplier")}
      className={styles.select}
      options={[
        { value: "", label: t("allSuppliers") },
        ...all.map((supplier) => ({ value: supplier, label: supplier })),
      ]}
      value={chosen ?? ""}
      onChange={(value) => onChoose(value || null)}
    />
  );
}

export function FilterSuggestions() {
  const { t } = useTexts("mf-packages");
  const { search, change } = useStaySearch();
  return (
    <>
      <ShowAll />
      {(search.start !== null || search.end !== null) && (
        <Button
          variant="secondary"
          size="small"
          onClick={() => change({ ...search, start: null, end: null }, { push: true })}
        >
          {t("clearDates")}
        </Button>
      )}
    </>
  );
}

export function ShowAll() {
  const { t } = useTexts("mf-packages");
  const { search, change } = useStaySearch();
  if (!isNarrowed(search)) return null;
  return (
    <Button variant="secondary" size="small" onClick={() => change(withoutFilter(search), { push: true })}>
      {t("showAllPackages")}
    </Button>
  );
}
