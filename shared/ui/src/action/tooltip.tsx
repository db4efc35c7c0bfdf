import { type FocusEvent, type PointerEvent, type ReactElement, useEffect, useId, useState } from "react";
import { classNames } from "../class-names.ts";
import styles from "./tooltip.module.css";

export interface TooltipProps {
  readonly text: string;
  /** Renders the control, with the id of the text for its `aria-describedby`. */
  readonly children: (textId: string) => ReactElement;
  /** Class of the element around both. */
  readonly className?: string | undefined;
}

/**
 * A control whose description is shown while the control is hovered or has the keyboard's focus. As WCAG 1.4.13
 * asks, Esc hides it, the pointer can move onto it, and it stays as long as hover or focus.
 */
export function Tooltip({ text, children, className }: TooltipProps) {
  const textId = useId();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const hide = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // One Esc closes one thing: the dialog or map around the control stays open.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    };
    document.addEventListener("keydown", hide, true);
    return () => document.removeEventListener("keydown", hide, true);
  }, [isOpen]);
  // The end of hover or focus leaves what the other holds open, and does not show again what Esc has hidden.
  const holdOpen = (isHeld: boolean) => setOpen((wasOpen) => wasOpen && isHeld);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside, which has the role
    <span
      className={classNames(styles.anchor, className)}
      onPointerEnter={({ pointerType }: PointerEvent) => pointerType !== "touch" && setOpen(true)}
      onPointerLeave={({ currentTarget }: PointerEvent) =>
        holdOpen(currentTarget.querySelector(":focus-visible") !== null)
      }
      onFocus={({ target }: FocusEvent) => target.matches(":focus-visible") && setOpen(true)}
      onBlur={({ currentTarget }: FocusEvent) => holdOpen(currentTarget.matches(":hover"))}
    >
      {children(textId)}
      <span id={textId} role="tooltip" hidden={!isOpen} className={styles.tooltip}>
        {text}
      </span>
    </span>
  );
}
