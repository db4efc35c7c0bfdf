import { classNames, Icon } from "@stays/ui/basics";
import { type ComponentProps, type ReactNode, useId } from "react";
import type { ElementNode } from "../element-node.ts";
import { ChevronDownIcon, CircleAlertIcon } from "../icon/shapes.ts";
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
  readonly hint?: string | undefined;
  /** The error message of the value; missing or empty = none. */
  readonly error?: string | undefined;
  readonly className?: string | undefined;
}

interface FieldProps extends FieldLabels {
  readonly children: (control: FieldControl) => ElementNode;
}

/** A control with its label above and its hint and error below. */
export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
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

/** The error message of a field, with an icon so that colour is not the only sign. */
export function ErrorText({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <Icon of={CircleAlertIcon} className={styles.icon} />
      <span>{children}</span>
    </p>
  );
}

export interface TextFieldProps
  extends FieldLabels,
    Omit<ComponentProps<"input">, "id" | "value" | "onChange" | "className"> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A single-line text field. */
export function TextField({ label, hint, error, className, value, onChange, ...rest }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, className }}>
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
  const { label, hint, error, className, options, value, onChange, ...rest } = props;
  return (
    <Field {...{ label, hint, error, className }}>
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
