import { classNames, ErrorText } from "@stays/ui";
import { type ComponentProps, useId } from "react";
import styles from "./search-field.module.css";

interface ValueButtonProps extends Omit<ComponentProps<"button">, "children" | "value"> {
  /** Its name, such as Arrival. */
  readonly label: string;
  /** What is chosen; the description of the button. */
  readonly value: string;
  /** Nothing is chosen yet. */
  readonly isEmpty?: boolean;
  readonly isOpen: boolean;
  readonly errors?: readonly string[] | undefined;
  /** Id of what is wrong, for fields that share it; a field without errors of its own is wrong with it. */
  readonly errorId?: string | undefined;
}

/**
 * A field of the search that opens something to choose from. The value stands on the button, not in it: what is read
 * in a button must be in its name (WCAG 2.5.3), and this one's name is its label alone.
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
    <div className={classNames(styles.field, className)}>
      <button
        type="button"
        aria-expanded={isOpen}
        {...rest}
        aria-label={label}
        aria-describedby={isWrong ? `${id}-value ${wrongId}` : `${id}-value`}
        data-invalid={isWrong || undefined}
        className={styles.press}
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
