import { useSettings } from "@stays/contract";
import { useStayWords } from "@stays/property";
import { useTexts } from "@stays/texts";
import { StatusText } from "@stays/ui";
import type { PropertyInSight } from "../property/use-property.ts";
import styles from "./availability.module.css";

/** How many units there are for the stay, and which stay that is (VI-01). */
export function CountLine({ sight }: { readonly sight: PropertyInSight }) {
  const { t } = useTexts("mf-property");
  const stayWords = useStayWords();
  const { search: settings } = useSettings();
  const { property, prices, search } = sight;
  const { start, end } = search.state;
  const isWithoutDates = prices.kind === "noDates" || prices.kind === "past";
  const words = {
    priced: t("accommodationsAvailable", { count: property.totalResults }),
    loading: t("loadingPrices"),
  };
  const count = prices.kind === "priced" || prices.kind === "loading" ? words[prices.kind] : null;
  return (
    <StatusText className={styles.count}>
      {count && <strong>{count}</strong>}
      {isWithoutDates && settings.noSearchMode && (
        <strong>{t("alternatives", { count: property.totalResults })}</strong>
      )}
      {!isWithoutDates && start && end && <span>{stayWords({ start, end }, search.persons)}</span>}
    </StatusText>
  );
}
