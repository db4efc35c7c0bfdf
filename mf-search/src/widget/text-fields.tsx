import { useSettings } from "@stays/contract";
import { FILTER_DELAY } from "@stays/search/filters";
import { useTexts } from "@stays/texts";
import { PromoCodeField, TextField } from "@stays/ui";
import type { SearchForm } from "./use-search-form.ts";

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
