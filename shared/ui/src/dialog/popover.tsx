import { Popover as Base } from "@base-ui/react/popover";
import type { ReactElement, ReactNode, RefObject } from "react";
import { classNames } from "../class-names.ts";
import styles from "./popover.module.css";

export interface PopoverProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The button that opens it; gets aria-expanded and aria-controls. */
  readonly trigger: ReactElement;
  /** Names the popover. */
  readonly label: string;
  readonly children: ReactNode;
  readonly align?: "start" | "center" | "end" | undefined;
  /** Without padding, for a calendar. */
  readonly flush?: boolean | undefined;
  /** Pixels below the button, 8 by default: a button in a bar stands off by what the bar adds. */
  readonly gap?: number | undefined;
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/** Floats 8 px under its button; closes by Esc and by a press outside, focus returns to the button. */
export function Popover(props: PopoverProps) {
  const { open, onOpenChange, trigger, label, children, align = "start", flush, gap = 8 } = props;
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={gap} align={align} collisionPadding={8} className={styles.positioner}>
          <Base.Popup
            aria-label={label}
            className={classNames(styles.popover, flush && styles.flush)}
            initialFocus={props.initialFocus}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
