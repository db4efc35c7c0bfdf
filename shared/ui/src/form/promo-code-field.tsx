import { Button, Icon, useUiTexts, VisuallyHidden } from "@stays/ui/basics";
import { type KeyboardEvent, useId } from "react";
import { CircleCheckIcon } from "../icon/shapes.ts";
import fields from "./field.module.css";
import { ErrorText } from "./field.tsx";
import styles from "./promo-code-field.module.css";

/** Key code of a key that an input method handles. */
const COMPOSING = 229;

export interface PromoCodeFieldProps {
  readonly value: string;
  /** `failed` = the check itself failed (ruling 44). */
  readonly state: "untouched" | "validating" | "valid" | "invalid" | "failed";
  readonly placeholder?: string | undefined;
  /** Called on typing; the owner resets the state to untouched. */
  readonly onChange: (value: string) => void;
  /** Called by Apply, Try again or Enter, never with an empty code. */
  readonly onApply: () => void;
  readonly onRemove: () => void;
}

/** A promo code field: untouched, validating, valid, invalid, or failed to be checked (SW-10). */
export function PromoCodeField(props: PromoCodeFieldProps) {
  const { value, state, placeholder, onChange, onApply, onRemove } = props;
  const { t } = useUiTexts();
  const id = useId();
  const validating = state === "validating";

  function apply() {
    if (value.trim() && !validating) onApply();
  }
  function enter(event: KeyboardEvent) {
    // Enter also ends what an input method composes; Safari says so by the key code only.
    if (event.key !== "Enter" || event.nativeEvent.isComposing || event.keyCode === COMPOSING) return;
    event.preventDefault();
    apply();
  }

  return (
    <div>
      <label htmlFor={id} className={fields.label}>
        {t("promoCode")}
      </label>
      <div className={styles.row}>
        <input
          id={id}
          type="text"
          autoComplete="off"
          spellCheck={false}
          className={fields.input}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={enter}
          aria-invalid={state === "invalid" || undefined}
          aria-describedby={`${id}-verdict`}
        />
        {state === "valid" ? (
          <Button variant="text" onClick={onRemove}>
            <span>{t("remove")}</span>
            <VisuallyHidden>{` ${t("promoCode").toLowerCase()}`}</VisuallyHidden>
          </Button>
        ) : (
          <Button variant="secondary" busy={validating} busyLabel={t("checkingCode")} onClick={apply}>
            {t(state === "failed" ? "tryAgain" : "apply")}
          </Button>
        )}
      </div>
      <div role="status" id={`${id}-verdict`}>
        {state === "invalid" && <ErrorText>{t("codeInvalid")}</ErrorText>}
        {state === "failed" && <ErrorText>{t("codeUnchecked")}</ErrorText>}
        {state === "valid" && (
          <p className={styles.valid}>
            <Icon of={CircleCheckIcon} />
            <span>{t("codeValid")}</span>
          </p>
        )}
      </div>
    </div>
  );
}
