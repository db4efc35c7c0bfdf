import { classNames } from "@stays/ui";
import { useId } from "react";
import styles from "./stay-form.module.css";

/** A choice as a button: its name, and its value as the description. */
export function StayBox({
  label,
  value,
  isOn = false,
  isOpen,
  isWide = false,
  onPress,
}: {
  readonly label: string;
  readonly value: string;
  /** The one that the calendar sets next. */
  readonly isOn?: boolean;
  /** For a box that shows and hides something. */
  readonly isOpen?: boolean;
  readonly isWide?: boolean;
  readonly onPress: () => void;
}) {
  const id = useId();
  return (
    <button
      type="button"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-value`}
      aria-expanded={isOpen}
      onClick={onPress}
      className={classNames(styles.box, isOn && styles.on, isWide && styles.wide)}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <span id={`${id}-value`} className={styles.value}>
        {value}
      </span>
    </button>
  );
}
