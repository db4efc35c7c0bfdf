import { useSettings } from "@stays/contract";
import { type TextKey, useTexts } from "@stays/texts";
import { SelectField } from "@stays/ui";
import { areaEntries, areaName } from "../search/areas.ts";
import styles from "./area-fields.module.css";
import type { SearchForm } from "./use-search-form.ts";

/** Indent of an option per level of the tree. */
const INDENT = "\u2003";

const idIn = (value: string): number | null => (value === "" ? null : Number(value));

/** Fields for accommodation type and area (SW-07). */
export function AreaFields({ form }: { readonly form: SearchForm }) {
  const { t } = useTexts("mf-search");
  const { search } = useSettings();
  const { draft, errors, edit } = form;
  const isCategoryListed =
    draft.category === null || search.categories.some(({ Id }) => Id === draft.category);
  const entries = areaEntries(search);
  const nameOf = (id: number) => areaName(search, id) ?? String(id);
  // Several areas, or one that is not an option, get their own option, because they are part of the search.
  const isListed = draft.areas.length === 0 || entries.some(({ id }) => String(id) === draft.areas.join());
  const words = (keys: readonly TextKey<"mf-search">[] | undefined) => keys?.map((key) => t(key)).join(". ");
  return (
    <>
      <SelectField
        name="category"
        className={styles.field}
        label={t("category")}
        error={words(errors.category)}
        value={String(draft.category ?? "")}
        onChange={(value) => edit({ category: idIn(value) })}
        options={[
          { value: "", label: t("anyCategory") },
          ...(isCategoryListed ? [] : [{ value: String(draft.category), label: String(draft.category) }]),
          ...search.categories.map(({ Id, Name }) => ({ value: String(Id), label: Name })),
        ]}
      />
      <SelectField
        name="geo"
        className={styles.field}
        label={t("area")}
        error={words(errors.area)}
        value={draft.areas.join()}
        onChange={(value) => edit({ areas: value === "" ? [] : value.split(",").map(Number) })}
        options={[
          { value: "", label: t("allAreas") },
          ...(isListed ? [] : [{ value: draft.areas.join(), label: draft.areas.map(nameOf).join(", ") }]),
          ...entries.map(({ id, name, depth }) => ({
            value: String(id),
            label: `${INDENT.repeat(depth)}${name}`,
          })),
        ]}
      />
    </>
  );
}
