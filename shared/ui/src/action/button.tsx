import { type ComponentProps, type MouseEvent, useId } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { CheckIcon } from "../icon/icons.ts";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import { useUiTexts } from "../ui-texts.ts";
import styles from "./button.module.css";
import { type ButtonVariant, buttonClass } from "./button-variant.ts";
import { Spinner } from "./spinner.tsx";

export interface ButtonProps extends ButtonVariant, Omit<ComponentProps<"button">, "disabled"> {
  /** Cannot be pressed, yet keeps its place in the tab order, so that its reason can be heard. */
  readonly disabled?: boolean | undefined;
  /** Why it cannot be pressed, shown under the button and read with it. */
  readonly hint?: string | undefined;
  /** The press is being carried out: a spinner, the width kept, further presses ignored. */
  readonly busy?: boolean | undefined;
  /** The name while busy; "Adding" when left out. */
  readonly busyLabel?: string | undefined;
  /** The press was carried out: a check, success colours, not pressable again. */
  readonly done?: boolean | undefined;
}

/** A press. For an address use LinkButton. */
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

  function press(event: MouseEvent<HTMLButtonElement>) {
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
      onClick={press}
      className={classNames(
        buttonClass({ variant, size, full }),
        busy && styles.busy,
        done && styles.done,
        className,
      )}
    >
      {/* Other words are another element: in the middle of a button they do not move, they are replaced. */}
      <span key={String(done)} className={styles.label} aria-hidden={busy || undefined}>
        {done && <Icon of={CheckIcon} />}
        {children}
      </span>
      {busy && <Spinner className={styles.spinner} />}
      {busy && <VisuallyHidden>{busyLabel ?? t("adding")}</VisuallyHidden>}
    </button>
  );
  // A button that may get a hint always stands in the same place: where the hint comes or goes it keeps the focus.
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
