import { useId } from "react";
import { classNames } from "../class-names.ts";
import type { ElementNode } from "../element-node.ts";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import { ErrorText } from "./error-text.tsx";
import styles from "./field.module.css";

/** The attributes that connect a control to its label, hint and error. Spread them on the control. */
export interface FieldControl {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

/** The texts of a field. */
export interface FieldLabels {
  readonly label: string;
  /** Visible to screen readers only. */
  readonly labelHidden?: boolean | undefined;
  readonly hint?: string | undefined;
  /** The error message of the value; missing or empty = none. */
  readonly error?: string | undefined;
  readonly className?: string | undefined;
}

interface FieldProps extends FieldLabels {
  readonly children: (control: FieldControl) => ElementNode;
}

/** A control with its label above and its hint and error below. */
export function Field({ label, labelHidden, hint, error, className, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {children({ id, "aria-describedby": described || undefined, "aria-invalid": error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </div>
  );
}
