import { classNames } from "@stays/ui/basics";
import { type ComponentProps, useId } from "react";
import { ErrorText } from "./field.tsx";
import styles from "./value-button.module.css";

export interface ValueButtonProps extends Omit<ComponentProps<"button">, "children" | "value"> {
  /** The accessible name, such as Arrival. */
  readonly label: string;
  /** The chosen value; the accessible description of the button. */
  readonly value: string;
  /** Whether nothing is chosen yet. */
  readonly isEmpty?: boolean;
  /** Set for a button that opens something. */
  readonly isOpen?: boolean;
  readonly errors?: readonly string[] | undefined;
  /** Element id of a shared error; a field without errors of its own is described by it. */
  readonly errorId?: string | undefined;
}

/**
 * A field whose value is chosen elsewhere, such as in a calendar. The value is positioned over the button, not inside
 * it: visible text inside a button must be part of its name (WCAG 2.5.3), and the name here is only the label.
 */
export function ValueButton({
  label,
  value,
  isEmpty,
  isOpen,
  errors = [],
  errorId,
  className,
  ...rest
}: ValueButtonProps) {
  const id = useId();
  const isWrong = errors.length > 0 || errorId !== undefined;
  const wrongId = errorId ?? `${id}-error`;
  return (
    <div className={classNames(styles.field, className)} data-print>
      <button
        type="button"
        aria-expanded={isOpen}
        {...rest}
        aria-label={label}
        aria-describedby={isWrong ? `${id}-value ${wrongId}` : `${id}-value`}
        data-invalid={isWrong || undefined}
        className={styles.button}
      >
        <span className={styles.label}>{label}</span>
      </button>
      <span id={`${id}-value`} className={classNames(styles.value, isEmpty && styles.empty)}>
        {value}
      </span>
      {errors.length > 0 && (
        <ErrorText id={wrongId}>
          {errors.map((error) => (
            <span key={error} className={styles.sentence}>
              {error}
            </span>
          ))}
        </ErrorText>
      )}
    </div>
  );
}
