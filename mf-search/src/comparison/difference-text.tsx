import { useFormat } from "@stays/texts";
import styles from "./comparison-table.module.css";
import { useComparisonTexts } from "./comparison-texts.tsx";
import type { PriceDifference } from "./price-differences.ts";

/** How much more a stay costs than the cheapest: `SEK 400 more for Sauna`. */
export function DifferenceText({ difference }: { readonly difference: PriceDifference }) {
  const t = useComparisonTexts();
  const { list, money } = useFormat();
  const { more, currency, addsFreeCancellation, beyond, without, isExplained } = difference;
  if (more === 0) return <strong>{t("lowest")}</strong>;
  const amount = money(more, currency);
  const withoutReason = addsFreeCancellation ? t("moreFree", { amount }) : t("more", { amount });
  return (
    <>
      <p>{isExplained ? t("moreFor", { amount, facilities: list(beyond) }) : withoutReason}</p>
      {!isExplained && beyond.length > 0 && (
        <p className={styles.note}>{t("alsoHas", { facilities: list(beyond) })}</p>
      )}
      {without.length > 0 && <p className={styles.note}>{t("without", { facilities: list(without) })}</p>}
    </>
  );
}
