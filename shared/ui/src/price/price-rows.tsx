import { classNames } from "../class-names.ts";
import styles from "./price-rows.module.css";

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
