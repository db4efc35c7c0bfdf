import { useSettings } from "@stays/contract";
import { StayStatus } from "@stays/property";
import { useTexts } from "@stays/texts";
import type { PropertyInSight } from "../property/use-property.ts";

/** How many units there are for the stay, and which stay that is (VI-01). */
export function CountLine({ sight }: { readonly sight: PropertyInSight }) {
  const { t } = useTexts("mf-property");
  const { search: settings } = useSettings();
  const { property, prices, search } = sight;
  const isNotAsked = prices.kind === "noDates" || prices.kind === "past" || prices.kind === "noAges";
  const words = {
    priced: t("accommodationsAvailable", { count: property.totalResults }),
    loading: t("loadingPrices"),
  };
  const count = prices.kind === "priced" || prices.kind === "loading" ? words[prices.kind] : null;
  return (
    <StayStatus search={search}>
      {count && <strong>{count}</strong>}
      {isNotAsked && settings.noSearchMode && (
        <strong>{t("alternatives", { count: property.totalResults })}</strong>
      )}
    </StayStatus>
  );
}
