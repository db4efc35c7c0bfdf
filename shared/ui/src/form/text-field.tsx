import type { ComponentProps } from "react";
import styles from "./field.module.css";
import { Field, type FieldLabels } from "./field.tsx";

export interface TextFieldProps
  extends FieldLabels,
    Omit<ComponentProps<"input">, "id" | "value" | "onChange" | "className"> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A single-line text field. */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  className,
  value,
  onChange,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, labelHidden, hint, error, className }}>
      {(control) => (
        <input
          type="text"
          {...rest}
          {...control}
          className={styles.input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
