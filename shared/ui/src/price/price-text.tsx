import { useFormat } from "@stays/texts";
import styles from "./price.module.css";

/** An amount in a sentence or a row; never wraps. */
export function PriceText({ amount, currency }: { readonly amount: number; readonly currency: string }) {
  const { money } = useFormat();
  return <span className={styles.nowrap}>{money(amount, currency)}</span>;
}
