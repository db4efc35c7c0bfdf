import { Popover as Base } from "@base-ui/react/popover";
import type { ReactElement, ReactNode } from "react";
import styles from "./popover.module.css";

export interface PopoverProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The button that opens it; gets aria-expanded and aria-controls. */
  readonly trigger: ReactElement;
  /** The accessible name of the popover. */
  readonly label: string;
  readonly children: ReactNode;
  /** Distance below the button in pixels, 8 by default. A button in a bar adds the padding of the bar. */
  readonly gap?: number | undefined;
}

/** A popover 8 px below its button. Esc or a click outside closes it and returns the focus to the button. */
export function Popover({ open, onOpenChange, trigger, label, children, gap = 8 }: PopoverProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={gap} align="start" collisionPadding={8} className={styles.positioner}>
          <Base.Popup aria-label={label} className={styles.popover}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
