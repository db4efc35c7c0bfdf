import { classNames, ErrorText, lazyComponent } from "@stays/ui";
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, useId, useState } from "react";
import styles from "./picker-field.module.css";

interface ValueButtonProps extends Omit<ComponentProps<"button">, "children" | "value"> {
  /** Accessible name, such as Arrival. */
  readonly label: string;
  /** Chosen value; the accessible description of the button. */
  readonly value: string;
  /** Whether nothing is chosen yet. */
  readonly isEmpty?: boolean;
  readonly isOpen: boolean;
  readonly errors?: readonly string[] | undefined;
  /** Element id of a shared error; a field without errors of its own is described by it. */
  readonly errorId?: string | undefined;
}

/**
 * Field of the search that opens a picker. The value is positioned over the button, not inside it: visible
 * text inside a button must be part of its name (WCAG 2.5.3), and the name here is only the label.
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

const FieldPopover = lazyComponent(() =>
  import(/* webpackChunkName: "popover" */ "./field-popover.tsx").then((module) => module.FieldPopover),
);

/** Popover offset in pixels: 8 below the bar, plus its padding of 6. */
const BELOW_BAR = 14;

interface PopoverFieldProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Button that opens the popover. */
  readonly trigger: ReactElement<{ onClick?: () => void }>;
  readonly label: string;
  readonly children: ReactNode;
}

/** Button with a popover, whose code loads with the first click. */
export function PopoverField({ isOpen, onOpenChange, trigger, label, children }: PopoverFieldProps) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  const plain = cloneElement(trigger, { onClick: () => onOpenChange(!isOpen) });
  if (!wasOpened) return plain;
  return (
    <FieldPopover
      fallback={plain}
      open={isOpen}
      onOpenChange={onOpenChange}
      trigger={trigger}
      label={label}
      gap={BELOW_BAR}
    >
      {children}
    </FieldPopover>
  );
}
