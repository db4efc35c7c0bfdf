import { type ComponentProps, type MouseEvent, useId } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { CheckIcon } from "../icon/shapes.ts";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import { useUiTexts } from "../ui-texts.ts";
import styles from "./button.module.css";

/** The variant of a button; primary and medium by default. */
export interface ButtonVariant {
  /** One primary per card or panel. */
  readonly variant?: "primary" | "secondary" | "text" | undefined;
  readonly size?: "small" | "medium" | "large" | undefined;
  /** As wide as its container. */
  readonly full?: boolean | undefined;
}

/** The class names shared by a button and a link with the appearance of a button. */
export function buttonClass({ variant = "primary", size = "medium", full = false }: ButtonVariant): string {
  return classNames(styles.button, styles[variant], size !== "medium" && styles[size], full && styles.full);
}

export interface ButtonProps extends ButtonVariant, Omit<ComponentProps<"button">, "disabled"> {
  /** Uses aria-disabled: the button stays in the tab order, so that screen readers read its reason. */
  readonly disabled?: boolean | undefined;
  /** Why the button is disabled; shown under it and read as its description. */
  readonly hint?: string | undefined;
  /** The action is running: shows a spinner, keeps the width, ignores further clicks. */
  readonly busy?: boolean | undefined;
  /** The name while busy; "Adding" by default. */
  readonly busyLabel?: string | undefined;
  /** The action has succeeded: shows a check in success colours and ignores clicks. */
  readonly done?: boolean | undefined;
}

/** A button for actions. For links, use LinkButton. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    full,
    disabled,
    hint,
    busy,
    busyLabel,
    done,
    className,
    children,
    onClick,
    ...rest
  } = props;
  const { t } = useUiTexts();
  const hintId = useId();
  const off = Boolean(disabled || busy || done);

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (off) event.preventDefault();
    else onClick?.(event);
  }

  const button = (
    <button
      type="button"
      aria-describedby={hint ? hintId : undefined}
      {...rest}
      aria-disabled={off || undefined}
      aria-busy={busy || undefined}
      onClick={handleClick}
      className={classNames(
        buttonClass({ variant, size, full }),
        busy && styles.busy,
        done && styles.done,
        className,
      )}
    >
      {/* A new key per text: the centred text of a button is replaced instead of shifted. */}
      <span key={String(done)} className={styles.label} aria-hidden={busy || undefined}>
        {done ? (
          <>
            <Icon of={CheckIcon} />
            <span>{children}</span>
          </>
        ) : (
          children
        )}
      </span>
      {busy && <span aria-hidden className={styles.spinner} />}
      {busy && <VisuallyHidden>{busyLabel ?? t("adding")}</VisuallyHidden>}
    </button>
  );
  // A button with a `hint` prop is always rendered in the same tree, so that it keeps the focus when the hint
  // changes.
  if (!("hint" in props)) return button;
  return (
    <div className={hint ? undefined : styles.bare}>
      {button}
      {hint && (
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}
