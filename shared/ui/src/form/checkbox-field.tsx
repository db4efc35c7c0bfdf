import { type ReactNode, useId } from "react";
import styles from "./checkbox-field.module.css";

export interface CheckboxFieldProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** At the right end: a price or a count. */
  readonly end?: ReactNode;
  readonly disabled?: boolean | undefined;
}

/** A yes or no with its label beside it. */
export function CheckboxField({ label, checked, onChange, end, disabled }: CheckboxFieldProps) {
  const id = useId();
  return (
    <label className={styles.field}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={end ? `${id}-end` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span id={`${id}-label`}>{label}</span>
      {end && <span id={`${id}-end`}>{end}</span>}
    </label>
  );
}
