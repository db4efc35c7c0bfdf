import { useSettings } from "@stays/contract";
import { useTexts } from "@stays/texts";
import { PromoCodeField, TextField } from "@stays/ui";
import { FILTER_DELAY } from "../filters/use-filter-changes.ts";
import { usePromoCode } from "../promo/use-promo-code.ts";
import type { SearchForm } from "./use-search-form.ts";

/** The name that a place should have, searched for a second after the last key (SW-12). */
export function NameField({ form }: { readonly form: SearchForm }) {
  const { t } = useTexts("mf-search");
  const { shown, change } = form.filters;
  return (
    <TextField
      name="name"
      type="search"
      autoComplete="off"
      label={t("placeName")}
      value={shown.name}
      onChange={(name) => change((state) => ({ ...state, name }), FILTER_DELAY.text)}
    />
  );
}

/** The promo code box, when promo codes are active (SW-10). */
export function PromoField({ form }: { readonly form: SearchForm }) {
  const { promoCodeActive } = useSettings();
  return promoCodeActive ? <ActivePromoField form={form} /> : null;
}

function ActivePromoField({ form }: { readonly form: SearchForm }) {
  const promo = usePromoCode(form.filters);
  return (
    <PromoCodeField
      value={promo.value}
      state={promo.state}
      onChange={promo.change}
      onApply={promo.apply}
      onRemove={promo.remove}
    />
  );
}
