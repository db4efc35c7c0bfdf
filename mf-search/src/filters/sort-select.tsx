import { useSettings } from "@stays/contract";
import { STAY_SORTS, type StaySort } from "@stays/domain";
import { useStaySearch } from "@stays/search";
import { type TextKey, useTexts } from "@stays/texts";
import { SelectField } from "@stays/ui";
import styles from "./sort-select.module.css";

const SORT_TEXTS: Readonly<Record<StaySort, TextKey<"mf-search">>> = {
  "PriorityAgreement-Asc": "sortPriorityAgreementAsc",
  "Price-Asc": "sortPriceAsc",
  "Price-Desc": "sortPriceDesc",
  "Name-Asc": "sortNameAsc",
  "Name-Desc": "sortNameDesc",
  "Random-Asc": "sortRandomAsc",
};

/** Select for the sort order; a change starts a new search at page one (SR-02, SR-08). */
export function SortSelect() {
  const { t } = useTexts("mf-search");
  const { defaultSort } = useSettings().search;
  const { search, change } = useStaySearch();

  function choose(value: string) {
    const sort = STAY_SORTS.find((one) => one === value) ?? null;
    change({ ...search, sort: sort === defaultSort ? null : sort });
  }

  return (
    <SelectField
      label={t("sortBy")}
      className={styles.sort}
      value={search.sort ?? defaultSort}
      onChange={choose}
      options={STAY_SORTS.map((sort) => ({ value: sort, label: t(SORT_TEXTS[sort]) }))}
    />
  );
}
