import { useTexts } from "@stays/texts";
import { Button, Dialog, ValueButton } from "@stays/ui";
import { memo, type RefObject, useEffect, useId, useRef } from "react";
import { DateButton, FormCalendar } from "./date-fields.tsx";
import { FormGuests } from "./form-guests.tsx";
import styles from "./full-screen-search.module.css";
import { useGuestSummary } from "./guests-field.tsx";
import { AreaFields, NameField, PromoField } from "./search-fields.tsx";
import type { SearchForm } from "./use-search-form.ts";
import { useWebMcp } from "./web-mcp.ts";

interface FullScreenSearchProps {
  readonly form: SearchForm;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Full-screen search dialog with the page scroll locked; closing restores focus and scroll (SW-09). */
export function FullScreenSearch({ form, open, onClose }: FullScreenSearchProps) {
  const { t } = useTexts("mf-search");
  const formId = useId();
  const { edit } = form;

  const footer = (
    <>
      <Button
        variant="text"
        onClick={() => edit({ category: null, geo: null, geos: [], start: null, end: null })}
      >
        {t("clearAll")}
      </Button>
      <Button type="submit" form={formId} size="large" className={styles.go}>
        {t("search")}
      </Button>
    </>
  );

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("findAStay")}
      closeLabel={t("closeSearch")}
      size="full"
      footer={footer}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: not every browser knows the element search yet */}
      <form
        id={formId}
        role="search"
        aria-label={t("findAStay")}
        noValidate
        {...useWebMcp("form")}
        onSubmit={(event) => form.submit(event, onClose)}
        className={styles.form}
      >
        <Fields form={form} />
      </form>
    </Dialog>
  );
}

/** Memoised, so that closing the dialog does not render it. */
const Fields = memo(function Fields({ form }: { readonly form: SearchForm }) {
  const picking = form.open === "departure" ? "departure" : "arrival";
  const guestsButton = useRef<HTMLButtonElement>(null);
  const guestsSection = useRef<HTMLElement>(null);
  return (
    <>
      <div className={styles.box}>
        <AreaFields form={form} />
        <div className={styles.dates}>
          <DateButton form={form} picking="arrival" onClick={() => form.setOpen("arrival")} />
          <DateButton form={form} picking="departure" onClick={() => form.setOpen("departure")} />
        </div>
        <GuestsButton form={form} button={guestsButton} section={guestsSection} />
      </div>
      <FormCalendar form={form} picking={picking} />
      <GuestsSection form={form} button={guestsButton} section={guestsSection} />
      <NameField form={form} />
      <PromoField form={form} />
    </>
  );
});

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
function GuestsButton({ form, button, section }: GuestsProps) {
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
function GuestsSection({ form, button, section }: GuestsProps) {
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
