import { useId } from "react";
import styles from "./meter.module.css";

interface MeterProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** The value as text, such as `4.2`. */
  readonly shown: string;
  /** Filled share of the bar, 0 to 100 (ruling 56). */
  readonly percent: number;
}

/** A score as a bar: a progressbar named by its label. */
export function Meter({ label, value, max, shown, percent }: MeterProps) {
  const id = useId();
  return (
    <div className={styles.meter}>
      <span id={id}>{label}</span>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={shown}
        className={styles.bar}
      >
        <div style={{ width: `${Math.min(100, Math.max(0, percent))}%` }} />
      </div>
      <b aria-hidden>{shown}</b>
    </div>
  );
}
