import { Popover as Base } from "@base-ui/react/popover";
import type { ReactElement, ReactNode, RefObject } from "react";
import { classNames } from "../class-names.ts";
import styles from "./popover.module.css";

export interface PopoverProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The button that opens it; gets aria-expanded and aria-controls. */
  readonly trigger: ReactElement;
  /** The accessible name of the popover. */
  readonly label: string;
  readonly children: ReactNode;
  readonly align?: "start" | "center" | "end" | undefined;
  /** Without padding, for a calendar. */
  readonly flush?: boolean | undefined;
  /** Distance below the button in pixels, 8 by default. A button in a bar adds the padding of the bar. */
  readonly gap?: number | undefined;
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/** A popover 8 px below its button. Esc or a click outside closes it and returns the focus to the button. */
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
