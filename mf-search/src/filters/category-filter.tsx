import { useSettings } from "@stays/contract";
import { withCategory } from "@stays/search";
import { FILTER_DELAY, type FilterChanges } from "@stays/search/filters";
import { useTexts } from "@stays/texts";
import { SelectField } from "@stays/ui";

/** Select of the category; any category where the settings do not require one. */
export function CategoryFilter({ filters }: { readonly filters: FilterChanges }) {
  const { t } = useTexts("mf-search");
  const { categories, categoryRequired } = useSettings().search;
  return (
    <SelectField
      label={t("category")}
      value={String(filters.shown.category ?? "")}
      onChange={(value) =>
        filters.change(
          (state) => withCategory(state, value === "" ? null : Number(value)),
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
