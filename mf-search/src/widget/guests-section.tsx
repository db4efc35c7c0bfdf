import { useTexts } from "@stays/texts";
import { type RefObject, useEffect } from "react";
import styles from "./full-screen-search.module.css";
import { FormGuests, useGuestSummary } from "./guests-field.tsx";
import type { SearchForm } from "./use-search-form.ts";
import { ValueButton } from "./value-button.tsx";

function leadTo(section: HTMLElement | null): void {
  section?.focus({ preventScroll: true });
  section?.scrollIntoView({ block: "start" });
}

interface GuestsProps {
  readonly form: SearchForm;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly section: RefObject<HTMLElement | null>;
}

/** Button that shows the chosen guests among the fields and scrolls to the guests section. */
export function GuestsButton({ form, button, section }: GuestsProps) {
  const { t } = useTexts("mf-search");
  const words = useGuestSummary(form);
  const isOpen = form.open === "guests";
  // They also open when the departure is chosen (SW-02).
  useEffect(() => {
    if (isOpen) leadTo(section.current);
  }, [isOpen, section]);
  return (
    <ValueButton
      ref={button}
      label={t("guestsField")}
      value={words}
      isOpen={isOpen}
      onClick={() => (isOpen ? leadTo(section.current) : form.setOpen("guests"))}
    />
  );
}

/** Guests section below the calendar, reachable while scrolling; Done returns to the fields. */
export function GuestsSection({ form, button, section }: GuestsProps) {
  const { t } = useTexts("mf-search");
  const { errors, setOpen } = form;
  function finish() {
    setOpen(null);
    button.current?.focus();
  }
  return (
    <section ref={section} tabIndex={-1} aria-label={t("guestsField")} className={styles.guests}>
      <h3>{t("guestsField")}</h3>
      {errors.guests && (
        <p role="alert" data-invalid tabIndex={-1} className={styles.error}>
          {errors.guests.map((key) => t(key)).join(". ")}
        </p>
      )}
      <FormGuests form={form} onDone={finish} />
    </section>
  );
}
