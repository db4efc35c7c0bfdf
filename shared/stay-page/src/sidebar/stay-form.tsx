import { type DateChoice, type PromoCode, startDates, UnreadNotice } from "@stays/availability";
import { useCartActions, usePageContext, useSettings } from "@stays/contract";
import { nights } from "@stays/days";
import { hasUnsetAge, type PersonConfiguration } from "@stays/domain";
import { isCabinRoute, maxRooms, useStaySearch } from "@stays/search";
import { useFormat } from "@stays/texts";
import { Button, type ElementNode, GuestPicker, useGuestText, ValueButton } from "@stays/ui";
import { type FormEvent, type ReactNode, useCallback, useId, useRef, useState } from "react";
import { usePropertyTexts } from "../property-texts.ts";
import { datesToChange, type RequestedStay } from "../stay/requested-stay.ts";
import frame from "./sidebar.module.css";
import { StayCalendar } from "./stay-calendar.tsx";
import styles from "./stay-form.module.css";
import { StayPromoCode } from "./stay-promo-code.tsx";

/** The form's key: new dates or guests in the URL reset the form; filters and promo codes do not. */
const stayKey = ({ start, end, rooms }: RequestedStay): string => JSON.stringify([start, end, rooms]);

interface StayPanelProps extends StayFormProps {
  readonly frame?: ((form: ReactNode) => ReactNode) | undefined;
}

/**
 * The form in its frame. A frame may change a context when it is hydrated, as tabs do. The server's form would then
 * be replaced by its skeleton if its code were still loading, so the frame renders with the form and not before.
 */
export function StayPanel({ frame, ...props }: StayPanelProps) {
  const form = <StayForm key={stayKey(props.search)} {...props} />;
  return frame ? frame(form) : form;
}

interface StayFormProps {
  readonly search: RequestedStay;
  /** Rendered above the search in the same scroll area. */
  readonly offer: ElementNode;
  readonly promo: PromoCode;
  readonly onUpdated: () => void;
}

/**
 * The form for dates, guests and promo code; Update search writes them to the URL (CD-02, VI-04). The button
 * is below the scroll area, never over it, so that no focused element is covered (WCAG 2.4.11).
 */
function StayForm({ search, offer, promo, onUpdated }: StayFormProps) {
  const { t } = usePropertyTexts();
  const id = useId();
  const { guests, promoCodeActive } = useSettings();
  const { name: route } = usePageContext().route;
  const draft = useStayDraft(search, promo, onUpdated);
  const [isGuestsOpen, setGuestsOpen] = useState(draft.isAgeMissing);
  const { dates } = draft;
  const changeDates = draft.setDates;
  // A stable callback, because a new one re-renders the calendar. Guests open after the departure is chosen.
  const setDates = useCallback(
    (next: DateChoice) => {
      changeDates(next);
      if (next.end !== null && !next.isLeaving) setGuestsOpen(true);
    },
    [changeDates],
  );
  const scroller = useRef<HTMLDivElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!draft.update()) setGuestsOpen(true);
  }
  return (
    <>
      <div ref={scroller} className={frame.scroll}>
        <div>
          {offer}
          <form id={id} onSubmit={submit}>
            <UnreadNotice className={styles.unread} />
            <StayBoxes draft={draft} isGuestsOpen={isGuestsOpen} onGuests={setGuestsOpen} />
            {isGuestsOpen && (
              <div className={styles.guests}>
                <GuestPicker
                  rooms={draft.rooms}
                  onChange={draft.setRooms}
                  limits={{ ...guests, maxRooms: maxRooms(search.mode, guests) }}
                  showMissingAges={draft.isAgeMissing}
                  error={draft.isAgeMissing ? t("setAges") : undefined}
                  onDone={() => setGuestsOpen(false)}
                />
              </div>
            )}
            <StayCalendar
              source={search.calendar}
              search={search}
              dates={dates}
              onDates={setDates}
              isRestrictable={isCabinRoute(route)}
            />
            {promoCodeActive && <StayPromoCode promo={promo} scroller={scroller} />}
          </form>
        </div>
      </div>
      <div className={frame.update}>
        <Button
          type="submit"
          form={id}
          size="large"
          full
          disabled={!draft.hasDates}
          hint={draft.hasDates ? undefined : t("chooseDatesFirst")}
        >
          {t("updateSearch")}
        </Button>
      </div>
    </>
  );
}

interface StayBoxesProps {
  readonly draft: ReturnType<typeof useStayDraft>;
  readonly isGuestsOpen: boolean;
  readonly onGuests: (isOpen: boolean) => void;
}

function StayBoxes({ draft, isGuestsOpen, onGuests }: StayBoxesProps) {
  const { t } = usePropertyTexts();
  const guestText = useGuestText();
  const format = useFormat();
  const { dates, rooms } = draft;
  const count = nights(dates.start, dates.end);
  const dayText = (day: string | null) => (day ? format.day(day) : t("chooseDay"));
  return (
    <>
      <div className={styles.boxes} data-print>
        <ValueButton
          label={t("arrival")}
          value={dayText(dates.start)}
          className={dates.isLeaving ? undefined : styles.on}
          onClick={() => draft.setDates({ ...dates, isLeaving: false })}
        />
        <ValueButton
          label={t("departure")}
          value={dayText(dates.end)}
          className={dates.isLeaving ? styles.on : undefined}
          onClick={() => draft.setDates({ ...dates, isLeaving: dates.start !== null })}
        />
        <ValueButton
          label={t("guestsLabel")}
          value={guestText(rooms)}
          className={styles.wide}
          isOpen={isGuestsOpen}
          onClick={() => onGuests(!isGuestsOpen)}
        />
      </div>
      <p className={styles.nights} data-print>
        {count > 0 && t("nights", { count })}
      </p>
    </>
  );
}

/**
 * The dates and guests of the form; Update search writes them to the URL. The initial rooms are those that
 * the page requested: at most as many as it can book (ruling 1).
 */
function useStayDraft(search: RequestedStay, promo: PromoCode, onUpdated: () => void) {
  const { persons } = search;
  const { change } = useStaySearch();
  const { clear } = useCartActions();
  const [dates, setDates] = useState<DateChoice>(() => startDates(datesToChange(search)));
  const [rooms, setRooms] = useState<readonly PersonConfiguration[]>(persons);
  // A URL without an age counts as a failed attempt, so the missing age is marked.
  const [isTried, setTried] = useState(hasUnsetAge(persons));
  const hasDates = dates.start !== null && dates.end !== null;
  const isAgeMissing = hasUnsetAge(rooms);

  /** @returns whether the search was updated */
  function update(): boolean {
    setTried(true);
    if (!hasDates || isAgeMissing) return false;
    // The temporary cart belongs to the old dates and guests.
    clear();
    const promoCode = promo.consume();
    change({ ...search, start: dates.start, end: dates.end, rooms, promoCode }, { push: true });
    onUpdated();
    return true;
  }
  return { dates, setDates, rooms, setRooms, hasDates, isAgeMissing: isTried && isAgeMissing, update };
}
