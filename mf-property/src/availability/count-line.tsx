import { useSettings } from "@stays/contract";
import { isInBookingSystem } from "@stays/domain";
import { StayStatus } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { isNoPriceReason } from "../property/prices.ts";
import type { PropertyView } from "../property/use-property.ts";

/** The number of units found, with the dates and guests of the stay (VI-01). */
export function CountLine({ view }: { readonly view: PropertyView }) {
  const { t } = useTexts("mf-property");
  const { search: settings } = useSettings();
  const { property, prices, search } = view;
  // Without dates a hotel's own count is 0; its rooms are its children.
  const alternatives =
    property.totalResults || property.children.filter(({ id }) => isInBookingSystem(id)).length;
  const words = {
    priced: t("accommodationsAvailable", { count: property.totalResults }),
    loading: t("loadingPrices"),
  };
  const count = prices.kind === "priced" || prices.kind === "loading" ? words[prices.kind] : null;
  return (
    <StayStatus search={search}>
      {count && <strong>{count}</strong>}
      {isNoPriceReason(prices) && settings.noSearchMode && (
        <strong>{t("alternatives", { count: alternatives })}</strong>
      )}
    </StayStatus>
  );
}
