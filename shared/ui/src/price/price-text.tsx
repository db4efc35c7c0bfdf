import { useFormat } from "@stays/texts";
import styles from "./price.module.css";

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
