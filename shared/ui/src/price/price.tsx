import { useFormat } from "@stays/texts";
import { classNames, useUiTexts, VisuallyHidden } from "@stays/ui/basics";
import styles from "./price.module.css";

export interface PriceProps {
  readonly amount: number;
  /** ISO 4217 */
  readonly currency: string;
  /** With the decimals of the currency, for a part of a total that needs them. */
  readonly isExact?: boolean | undefined;
  /** Struck through above the amount when the two are printed differently (SR-11). */
  readonly originalAmount?: number | null | undefined;
  /** The lowest of several prices: adds "from". */
  readonly from?: boolean | undefined;
  /** The sentence around the price, with `{price}` for the amount. */
  readonly sentence?: string | undefined;
  /** What the price is for, such as `for 3 nights`. */
  readonly basis?: string | undefined;
  /** Only the amount and its sentence, for an item far from the viewport. */
  readonly isBare?: boolean | undefined;
  readonly align?: "start" | "end" | undefined;
  readonly size?: "small" | "medium" | "large" | undefined;
}

/** Returns the text before and after `{price}` in a sentence; it is set smaller than the amount. */
function besidePrice(sentence: string): { readonly before: string; readonly after: string } {
  const [before = "", after = ""] = sentence.split("{price}");
  return { before, after };
}

/**
 * A price with its basis. Screen readers read one sentence: `Original price 2 000 kr from 1 395 kr for 3
 * nights`.
 */
export function Price({
  amount,
  currency,
  isExact,
  originalAmount,
  from,
  sentence,
  basis,
  isBare = false,
  align = "start",
  size = "medium",
}: PriceProps) {
  const { money } = useFormat();
  const { t } = useUiTexts();
  const price = money(amount, currency, isExact);
  const words = besidePrice(sentence ?? (from ? t("from", { price: "{price}" }) : "{price}"));
  const before = originalAmount == null ? null : money(originalAmount, currency, isExact);
  // Prices are rounded: 34.4 and 34.2 are both printed as 34.
  const original = before === price ? null : before;
  if (isBare)
    return (
      <p>
        {words.before && <small>{words.before}</small>}
        <span translate="no">{price}</span>
        {words.after && <small>{words.after}</small>}
      </p>
    );
  return (
    <p className={classNames(styles.price, styles[align], styles[size])}>
      {original !== null && (
        <s className={styles.original}>
          <VisuallyHidden>{`${t("originalPrice")} `}</VisuallyHidden>
          <span translate="no">{original}</span>
          <span> </span>
        </s>
      )}
      <span className={styles.main}>
        {words.before && <small>{words.before}</small>}
        <span translate="no">{price}</span>
        {words.after && <small>{words.after}</small>}
      </span>
      {basis && (
        <span className={styles.basis}>
          <span> </span>
          <span>{basis}</span>
        </span>
      )}
    </p>
  );
}

interface PriceTextProps {
  readonly amount: number;
  readonly currency: string;
  /** A part of a total that needs its decimals. */
  readonly isExact?: boolean;
}

/** An amount in a sentence or a row; never wraps. */
export function PriceText({ amount, currency, isExact }: PriceTextProps) {
  const { money } = useFormat();
  return (
    <span className={styles.nowrap} translate="no">
      {money(amount, currency, isExact)}
    </span>
  );
}

/** A part of a price. */
export interface PriceRow {
  readonly label: string;
  /** Formatted. */
  readonly amount: string;
  readonly isTotal?: boolean;
}

/** The parts of a price, one below the other, with their sum at the end. */
export function PriceRows({ rows }: { readonly rows: readonly PriceRow[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, amount, isTotal }) => (
        <div key={label} className={classNames(styles.row, isTotal && styles.total)}>
          <dt>{label}</dt>
          <dd translate="no">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
