import { useReplaceSearch } from "@stays/contract";
import type { PackageOrder } from "@stays/domain";
import { printSearch, type SearchState, searchText } from "@stays/search";
import { type TextKey, useTexts } from "@stays/texts";
import { SelectField } from "@stays/ui";
import styles from "./list-controls.module.css";
import { supplierIn, withSupplier } from "./list-filter.ts";
import type { ShownPackages } from "./shown-packages.ts";
import { SupplierFilter } from "./supplier-filter.tsx";

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
  state,
}: {
  readonly shown: ShownPackages;
  readonly state: SearchState;
}) {
  const { t } = useTexts("mf-packages");
  const replaceSearch = useReplaceSearch();
  const supplier = supplierIn(state);
  const isOrder = (value: string): value is PackageOrder => value in ORDER_TEXTS;
  const others = [...printSearch(state)].filter(([key]) => key !== "sort" && key !== "supplier");
  return (
    <form method="get" className={styles.controls} onSubmit={(event) => event.preventDefault()}>
      {others.map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <SupplierFilter
        suppliers={shown.suppliers}
        chosen={supplier}
        onChoose={(one) => replaceSearch(searchText(withSupplier(state, one)))}
      />
      <SelectField
        label={t("sortBy")}
        name="sort"
        className={styles.sort}
        options={shown.orders.map((value) => ({ value, label: t(ORDER_TEXTS[value]) }))}
        value={shown.order}
        onChange={(value) => isOrder(value) && replaceSearch(searchText({ ...state, sort: value }))}
      />
      <noscript>
        <input type="submit" value={t("showResults")} />
      </noscript>
    </form>
  );
}
