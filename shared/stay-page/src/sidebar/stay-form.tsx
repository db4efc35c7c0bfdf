import { useSettings, useToday, useVisit } from "@stays/contract";
import { isCabinRoute, printSearch } from "@stays/search";
import type { CalendarSource, DateChoice, PromoCode } from "@stays/search/availability";
import { Button, type ElementNode } from "@stays/ui";
import { type FormEvent, useCallback, useId, useRef, useState } from "react";
import { usePropertyTexts } from "../property-texts.ts";
import type { RequestedStay } from "../stay/requested-stay.ts";
import { PlainDates } from "./plain-dates.tsx";
import frame from "./sidebar.module.css";
import { StayBoxes } from "./stay-boxes.tsx";
import { StayCalendar } from "./stay-calendar.tsx";
import { StayGuests } from "./stay-guests.tsx";
import { StayPromoCode } from "./stay-promo-code.tsx";
import { useStayDraft } from "./use-stay-draft.ts";

/** What a page passes to its form. */
export interface StayFormProps {
  readonly search: RequestedStay;
  readonly source: CalendarSource;
  /** Rendered above the search in the same scroll area. */
  readonly offer: ElementNode;
  readonly promo: PromoCode;
  readonly onUpdated: () => void;
}

/**
 * The form for dates, guests and promo code; Update search writes them to the URL (CD-02, VI-04). The button
 * is below the scroll area, never over it, so that no focused element is covered (WCAG 2.4.11).
 */
export function StayForm({ search, source, offer, promo, onUpdated }: StayFormProps) {
  const { t } = usePropertyTexts();
  const id = useId();
  const { promoCodeActive } = useSettings();
  const today = useToday();
  const { state, mode } = search;
  const { route } = useVisit().place;
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
          <form id={id} onSubmit={submit} method="get">
            <StayBoxes draft={draft} isGuestsOpen={isGuestsOpen} onGuests={setGuestsOpen} />
            {isGuestsOpen && <StayGuests draft={draft} mode={mode} onDone={() => setGuestsOpen(false)} />}
            <PlainDates start={state.start} end={state.end} today={today} others={printSearch(state)} />
            <StayCalendar
              source={source}
              state={state}
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
