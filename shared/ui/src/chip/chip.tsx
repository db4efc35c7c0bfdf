import { classNames, Icon } from "@stays/ui/basics";
import type { ComponentProps, ReactNode } from "react";
import { CloseIcon, type IconShape } from "../icon/shapes.ts";
import styles from "./chip.module.css";

export interface ChipProps extends Omit<ComponentProps<"button">, "disabled"> {
  readonly icon?: IconShape | undefined;
  readonly disabled?: boolean | undefined;
  /** A choice is active; the accessible name contains it too. */
  readonly on?: boolean | undefined;
  readonly children: ReactNode;
}

/** A pill-shaped button, such as Filters. */
export function Chip({ icon, disabled, on, className, children, onClick, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      className={classNames(styles.chip, on && styles.on, className)}
    >
      {icon ? (
        <>
          <Icon of={icon} />
          <span>{children}</span>
        </>
      ) : (
        children
      )}
    </button>
  );
}

export interface FilterChipProps extends Omit<ChipProps, "on" | "onClick" | "onChange"> {
  readonly pressed: boolean;
  readonly onChange: (pressed: boolean) => void;
}

/** A filter that is on or off (aria-pressed). */
export function FilterChip({ pressed, onChange, ...rest }: FilterChipProps) {
  return (
    <Chip
      {...rest}
      aria-pressed={pressed}
      data-print={pressed || undefined}
      onClick={() => onChange(!pressed)}
    />
  );
}

export interface RemoveChipProps {
  /** The accessible name, such as `Remove filter Sauna`. */
  readonly label: string;
  readonly children: ReactNode;
  readonly onRemove: () => void;
}

/** A chip that removes a choice on click. */
export function RemoveChip({ label, children, onRemove }: RemoveChipProps) {
  return (
    <Chip on aria-label={label} data-print icon={CloseIcon} onClick={onRemove}>
      {children}
    </Chip>
  );
}
