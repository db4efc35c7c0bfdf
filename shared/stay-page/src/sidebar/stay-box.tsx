import { classNames } from "@stays/ui";
import { useId } from "react";
import styles from "./stay-form.module.css";

/**
 * A button with a label as its name and the current value as its description. The value is positioned over
 * the button and is not its child, because visible text in a button must be part of its name (WCAG 2.5.3).
 */
export function StayBox({
  label,
  value,
  isOn = false,
  isOpen,
  isWide = false,
  onClick,
}: {
  readonly label: string;
  readonly value: string;
  /** The calendar sets this box next. */
  readonly isOn?: boolean;
  /** Set for a box that expands and collapses something. */
  readonly isOpen?: boolean;
  readonly isWide?: boolean;
  readonly onClick: () => void;
}) {
  const id = useId();
  return (
    <div className={classNames(styles.box, isOn && styles.on, isWide && styles.wide)}>
      <button
        type="button"
        aria-describedby={`${id}-value`}
        aria-expanded={isOpen}
        onClick={onClick}
        className={styles.button}
      >
        <span className={styles.label}>{label}</span>
      </button>
      <span id={`${id}-value`} className={styles.value}>
        {value}
      </span>
    </div>
  );
}
