import type { ComponentProps } from "react";
import { Icon } from "../icon/icon.tsx";
import { ChevronDownIcon } from "../icon/icons.ts";
import styles from "./field.module.css";
import { Field, type FieldLabels } from "./field.tsx";

/** One of the options of a select. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export interface SelectFieldProps
  extends FieldLabels,
    Omit<ComponentProps<"select">, "id" | "value" | "onChange" | "className"> {
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A native select, which every phone and screen reader supports. */
export function SelectField(props: SelectFieldProps) {
  const { label, labelHidden, hint, error, className, options, value, onChange, ...rest } = props;
  return (
    <Field {...{ label, labelHidden, hint, error, className }}>
      {(control) => (
        <div className={styles.select}>
          <select
            {...rest}
            {...control}
            className={styles.input}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDownIcon} />
        </div>
      )}
    </Field>
  );
}
