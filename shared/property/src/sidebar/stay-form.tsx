import { useSettings, useToday, useVisit } from "@stays/contract";
import { maxRooms, printSearch, roomMode } from "@stays/search-state";
import { addMonths } from "@stays/stay";
import { useFormat } from "@stays/texts";
import { Button, GuestPicker, PromoCodeField } from "@stays/ui";
import { type FormEvent, useState } from "react";
import { usePropertyTexts } from "../property-texts.ts";
import type { AskedStay, CalendarSource } from "../stay/asked-stay.ts";
import { guestWords } from "../stay/stay-words.ts";
import { arrivalDays, withDay, withOnlyDeparture } from "./arrival-days.ts";
import { LazyCalendar } from "./lazy-calendar.tsx";
import { PlainDates } from "./plain-dates.tsx";
import { StayBox } from "./stay-box.tsx";
import styles from "./stay-form.module.css";
import { usePriceCalendar } from "./use-price-calendar.ts";
import { usePromoCode } from "./use-promo-code.ts";
import { useStayDraft } from "./use-stay-draft.ts";

/** Months of a calendar that can be gone to. */
const MONTHS_AHEAD = 24;

/** Dates, guests and promo code of a stay here; Update search puts them into the address (CD-02, VI-04). */
export function StayForm({
  search,
  source,
  onUpdated,
}: {
  readonly search: AskedStay;
  readonly source: CalendarSource;
  readonly onUpdated: () => void;
}) {
  const { t } = usePropertyTexts();
  const format = useFormat();
  const { guests, currency, search: settings } = useSettings();
  const { place } = useVisit();
  const today = useToday();
  const { state, propertyId } = search;
  const draft = useStayDraft(state, onUpdated);
  const calendar = usePriceCalendar(source, state.start, state.promoCode);
  const promo = usePromoCode(state, propertyId);
  const [isGuestsOpen, setGuestsOpen] = useState(false);
  const { dates } = draft;
  const days = arrivalDays(calendar.calendars, dates, calendar.firstDay);
  const mode = roomMode({
    category: state.category,
    hotelCategoryId: settings.hotelCategoryId,
    routeName: place.route,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!draft.update()) setGuestsOpen(true);
  }
  const dayWords = (day: string | null) => (day ? format.day(day) : t("chooseDay"));
  return (
    <form onSubmit={submit} method="get">
      <div className={styles.boxes}>
        <StayBox
          label={t("arrival")}
          value={dayWords(dates.start)}
          isOn={dates.start === null || dates.end !== null}
          onPress={() => draft.setDates({ start: null, end: null })}
        />
        <StayBox
          label={t("departure")}
          value={dayWords(dates.end)}
          isOn={dates.start !== null && dates.end === null}
          onPress={() => draft.setDates({ start: dates.start, end: null })}
        />
        <StayBox
          isWide
          label={t("guestsLabel")}
          value={guestWords(draft.rooms, t)}
          isOpen={isGuestsOpen}
          onPress={() => setGuestsOpen(!isGuestsOpen)}
        />
      </div>
      {isGuestsOpen && (
        <div className={styles.guests}>
          <GuestPicker
            rooms={draft.rooms}
            onChange={draft.setRooms}
            limits={{ ...guests, maxRooms: maxRooms(mode, guests) }}
            showMissingAges={draft.isAgeMissing}
            error={draft.isAgeMissing ? t("setAges") : undefined}
            onDone={() => setGuestsOpen(false)}
          />
        </div>
      )}
      <PlainDates start={state.start} end={state.end} today={today} others={printSearch(state)} />
      <LazyCalendar
        today={today}
        month={calendar.month}
        onMonthChange={calendar.setMonth}
        months={2}
        firstDay={calendar.firstDay}
        lastDay={addMonths(today, MONTHS_AHEAD)}
        start={dates.start}
        end={dates.end}
        onChoose={(day) => draft.setDates(withOnlyDeparture(withDay(dates, day), calendar.calendars))}
        isAvailable={days.canChoose}
        priceOf={days.priceOf}
        currency={currency}
        loading={calendar.isLoading}
        failed={calendar.isFailed}
        onRetry={calendar.retry}
      />
      {promo.isActive && (
        <PromoCodeField
          value={promo.value}
          state={promo.state}
          onChange={promo.change}
          onApply={promo.apply}
          onRemove={promo.remove}
        />
      )}
      <div className={styles.update}>
        <Button
          type="submit"
          size="large"
          full
          disabled={!draft.hasDates}
          hint={draft.hasDates ? undefined : t("chooseDatesFirst")}
        >
          {t("updateSearch")}
        </Button>
      </div>
    </form>
  );
}
