import { type StaySearch, useSettings } from "@stays/contract";
import { chosenAreas } from "@stays/search";
import { FILTER_DELAY } from "@stays/search/filters";
import { areaEntries, areaName } from "@stays/search/listing";
import { type TextKey, useTexts } from "@stays/texts";
import { PromoCodeField, SelectField, TextField } from "@stays/ui";
import styles from "./search-fields.module.css";
import type { SearchForm } from "./use-search-form.ts";
import { useWebMcp } from "./web-mcp.ts";

/** Indent of an option per level of the tree. */
const INDENT = "\u2003";

const parseId = (value: string): number | null => (value === "" ? null : Number(value));

const parseAreas = (value: string): Pick<StaySearch, "geo" | "geos"> =>
  value.includes(",") ? { geo: null, geos: value.split(",").map(Number) } : { geo: parseId(value), geos: [] };

/** Fields for accommodation type and area (SW-07). */
export function AreaFields({ form }: { readonly form: SearchForm }) {
  const { t } = useTexts("mf-search");
  const { search } = useSettings();
  const { draft, errors, edit } = form;
  const isCategoryListed =
    draft.category === null || search.categories.some(({ Id }) => Id === draft.category);
  const entries = areaEntries(search);
  const formatArea = (id: number) => areaName(search, id) ?? String(id);
  const areas = chosenAreas(draft);
  // Several areas, or one that is not an option, get their own option, because they are part of the search.
  const isListed = areas.length === 0 || entries.some(({ id }) => String(id) === areas.join());
  const words = (keys: readonly TextKey<"mf-search">[] | undefined) => keys?.map((key) => t(key)).join(". ");
  return (
    <>
      <SelectField
        name="category"
        {...useWebMcp("category")}
        className={styles.field}
        label={t("category")}
        error={words(errors.category)}
        value={String(draft.category ?? "")}
        onChange={(value) => edit({ category: parseId(value) })}
        options={[
          { value: "", label: t("anyCategory") },
          ...(isCategoryListed ? [] : [{ value: String(draft.category), label: String(draft.category) }]),
          ...search.categories.map(({ Id, Name }) => ({ value: String(Id), label: Name })),
        ]}
      />
      <SelectField
        name="geo"
        {...useWebMcp("geo")}
        className={styles.field}
        label={t("area")}
        error={words(errors.area)}
        value={areas.join()}
        onChange={(value) => edit(parseAreas(value))}
        options={[
          { value: "", label: t("allAreas") },
          ...(isListed ? [] : [{ value: areas.join(), label: areas.map(formatArea).join(", ") }]),
          ...entries.map(({ id, name, depth }) => ({
            value: String(id),
            label: `${INDENT.repeat(depth)}${name}`,
          })),
        ]}
      />
    </>
  );
}

interface TextFieldsProps {
  readonly form: SearchForm;
  /** Placeholder of an empty field without a border of its own. */
  readonly placeholder?: string;
}

/** Field for the name of a stay; the search starts one second after the last key (SW-12). */
export function NameField({ form, placeholder }: TextFieldsProps) {
  const { t } = useTexts("mf-search");
  const { shown, change } = form.filters;
  return (
    <TextField
      name="name"
      {...useWebMcp("name")}
      autoComplete="off"
      placeholder={placeholder}
      label={t("placeName")}
      value={shown.name}
      onChange={(name) => change((state) => ({ ...state, name }), FILTER_DELAY.text)}
    />
  );
}

/** Promo code field, shown when promo codes are active (SW-10). */
export function PromoField({ form: { promo }, placeholder }: TextFieldsProps) {
  const { promoCodeActive } = useSettings();
  if (!promoCodeActive) return null;
  return (
    <PromoCodeField
      value={promo.value}
      state={promo.state}
      placeholder={placeholder}
      onChange={promo.change}
      onApply={promo.apply}
      onRemove={promo.remove}
    />
  );
}
