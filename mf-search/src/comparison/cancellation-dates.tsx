import { useToday } from "@stays/contract";
import { freeCancellationEnd, type Product, splitTerms } from "@stays/domain";
import { useFormat } from "@stays/texts";
import { RichText } from "@stays/ui";
import styles from "./cancellation-dates.module.css";
import { useComparisonTexts } from "./comparison-texts.tsx";

/**
 * Dates of a price's cancellation on a line: today, the last day of free cancellation, arrival. Without such a
 * day the first paragraph of the conditions (ruling 121).
 */
export function CancellationDates({ product }: { readonly product: Product }) {
  const t = useComparisonTexts();
  const { day } = useFormat();
  const today = useToday();
  const { bookingConditions, price } = product;
  if (!bookingConditions) return <span>{t("unknown")}</span>;
  const until = freeCancellationEnd(bookingConditions.terms, price.start, today);
  if (until === null) {
    const { opening } = splitTerms(bookingConditions.terms);
    if (opening === null) return <span>{bookingConditions.name}</span>;
    return <RichText html={opening} className={styles.terms} />;
  }
  return (
    <ol className={styles.line}>
      <li className={styles.free}>{t("today")}</li>
      <li className={styles.free}>
        <span>{`${t("freeUntil")} `}</span>
        <time dateTime={until}>{day(until)}</time>
      </li>
      <li>
        <span>{`${t("arrival")} `}</span>
        <time dateTime={price.start}>{day(price.start)}</time>
      </li>
    </ol>
  );
}
