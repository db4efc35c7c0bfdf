/**
 * The dates of a stay: possible arrival and departure days, their calendar, the nearest available stays, and
 * the promo code.
 */
export { availabilityTexts } from "./availability-texts.ts";
export { canChoose, choiceOf, type DateChoice, type DepartureRule, withDay } from "./calendar/date-choice.ts";
export { DaysCalendar, type DaysCalendarProps } from "./calendar/days-calendar.tsx";
export { DepartureNotes } from "./calendar/departure-notes.tsx";
export { EmptyMonthsNote } from "./calendar/empty-months-note.tsx";
export type { StayDates } from "./calendar/offered-days.ts";
export type { CalendarSource } from "./calendar/use-calendar-months.ts";
export { useIsRestricted } from "./calendar/use-restricted-days.ts";
export { type StayCalendarDays, useStayCalendar } from "./calendar/use-stay-calendar.ts";
export { nearestStays } from "./nearest/nearest-stays.ts";
export { StayChoices } from "./nearest/stay-choices.tsx";
export { useCalendarDays } from "./nearest/use-calendar-days.ts";
export { useNearestDays } from "./nearest/use-nearest-days.ts";
export type { QuotedRate } from "./promo/price-without-code.ts";
export { usePriceWithoutCode } from "./promo/use-price-without-code.ts";
export { type PromoCode, usePromoCode } from "./promo/use-promo-code.ts";
