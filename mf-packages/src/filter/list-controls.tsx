import { type StaySearch, useReplaceSearch, useSettings } from "@stays/contract";
import type { PackageOrder } from "@stays/domain";
import { HiddenFields, serializeSearch } from "@stays/search";
import { type TextKey, useTexts } from "@stays/texts";
import { Chip, CloseIcon, FilterChip, SelectField } from "@stays/ui";
import styles from "./list-controls.module.css";
import { supplierIn, withSupplier } from "./list-filter.ts";
import type { ShownPackages } from "./shown-packages.ts";

const ORDER_TEXTS: Readonly<Record<PackageOrder, TextKey<"mf-packages">>> = {
  "Price-Asc": "priceAsc",
  "Price-Desc": "priceDesc",
  "Name-Asc": "nameAsc",
  "Name-Desc": "nameDesc",
};

/**
 * The supplier filter and sort order of a list, both kept in the URL. Without JavaScript they are a form
 * (PK-04).
 */
export function ListControls({
  shown,
  search,
}: {
  readonly shown: ShownPackages;
  readonly search: StaySearch;
}) {
  const { t } = useTexts("mf-packages");
  const replaceSearch = useReplaceSearch();
  const supplier = supplierIn(search);
  const isOrder = (value: string): value is PackageOrder => value in ORDER_TEXTS;
  return (
    <form method="get" className={styles.controls} onSubmit={(event) => event.preventDefault()}>
      <HiddenFields search={search} fields={["sort", "supplier"]} />
      <SupplierFilter
        suppliers={shown.suppliers}
        chosen={supplier}
        onChoose={(one) => replaceSearch(serializeSearch(withSupplier(search, one)))}
      />
      <SelectField
        label={t("sortBy")}
        name="sort"
        className={styles.sort}
        options={shown.orders.map((value) => ({ value, label: t(ORDER_TEXTS[value]) }))}
        value={shown.order}
        onChange={(value) => isOrder(value) && replaceSearch(serializeSearch({ ...search, sort: value }))}
      />
      <noscript>
        <input type="submit" value={t("showResults")} />
      </noscript>
    </form>
  );
}

/**
 * The supplier filter: a select or, if the settings say so, a chip per supplier with Clear filter (PK-04).
 */
function SupplierFilter({
  suppliers,
  chosen,
  onChoose,
}: {
  readonly suppliers: readonly string[];
  /** null = all suppliers. */
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
      name="supplier"
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
