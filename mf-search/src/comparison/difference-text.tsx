import type { Facility } from "@stays/domain";
import { facilityText } from "@stays/domain";
import { useFormat } from "@stays/texts";
import styles from "./comparison-table.module.css";
import { useComparisonTexts } from "./comparison-texts.tsx";
import type { PriceDifference } from "./price-differences.ts";

/** How much more a stay costs than the cheapest: `SEK 400 more for Sauna`. */
export function DifferenceText({ difference }: { readonly difference: PriceDifference }) {
  const t = useComparisonTexts();
  const { list, money } = useFormat();
  const { more, currency, beyond, without } = difference;
  if (more === 0) return <strong>{t("lowest")}</strong>;
  const amount = money(more, currency);
  const names = (facilities: readonly Facility[]) => list(facilities.map(facilityText));
  return (
    <>
      <p>{beyond.length > 0 ? t("moreFor", { amount, facilities: names(beyond) }) : t("more", { amount })}</p>
      {without.length > 0 && <p className={styles.note}>{t("without", { facilities: names(without) })}</p>}
    </>
  );
}
