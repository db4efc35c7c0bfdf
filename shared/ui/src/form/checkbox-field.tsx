import { type ReactNode, useId } from "react";
import styles from "./checkbox-field.module.css";

export interface CheckboxFieldProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly note?: ReactNode;
  /** At the right end: a price or a count. */
  readonly end?: ReactNode;
  readonly disabled?: boolean | undefined;
}

/** A yes or no with its label beside it. */
export function CheckboxField({ label, checked, onChange, note, end, disabled }: CheckboxFieldProps) {
  const id = useId();
  const described = [note && `${id}-note`, end && `${id}-end`].filter(Boolean).join(" ");
  return (
    <label className={styles.field}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={described || undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        <span id={`${id}-label`}>{label}</span>
        {note && (
          <small id={`${id}-note`} className={styles.note}>
            {note}
          </small>
        )}
      </span>
      {end && <span id={`${id}-end`}>{end}</span>}
    </label>
  );
}
