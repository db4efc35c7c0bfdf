import { classNames } from "@stays/ui";
import { useId } from "react";
import styles from "./stay-form.module.css";

/**
 * A choice as a button: its name, and its value as the description. The value stands on the button, not in it: what is
 * read in a button must be in its name (WCAG 2.5.3).
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
  /** The one that the calendar sets next. */
  readonly isOn?: boolean;
  /** For a box that shows and hides something. */
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
        className={styles.press}
      >
        <span className={styles.label}>{label}</span>
      </button>
      <span id={`${id}-value`} className={styles.value}>
        {value}
      </span>
    </div>
  );
}
