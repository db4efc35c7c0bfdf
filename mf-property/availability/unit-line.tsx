import { useStayWords } from "@stays/property";
import { useTexts } from "@stays/texts";
import { StatusText } from "@stays/ui";
import type { PropertyInSight } from "../property/use-property.ts";
import styles from "./availability.module.css";

/** Whether a cabin or room is free for the stay, and which stay that is. */
export function UnitLine({ sight }: { readonly sight: PropertyInSight }) {
  const { t } = useTexts("mf-property");
  const stayWords = useStayWords();
  const { prices, search } = sight;
  const { start, end } = search.state;
  const words = { loading: t("loadingPrices"), priced: t("freeOnYourDates") };
  return (
    <StatusText className={styles.count}>
      {(prices.kind === "loading" || prices.kind === "priced") && <strong>{words[prices.kind]}</strong>}
      {!search.isPast && start && end && <span>{stayWords({ start, end }, search.persons)}</span>}
    </StatusText>
  );
}
