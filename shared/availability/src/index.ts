/**
 * The dates of a stay: possible arrival and departure days, their calendar, the nearest available stays, and
 * the promo code.
 */
export { availabilityTexts } from "./availability-texts.ts";
export {
  canChoose,
  type DateChoice,
  type DepartureRule,
  startDates,
  withDay,
} from "./calendar/choose-dates.ts";
export { DaysCalendar, DepartureNotes, EmptyMonthsNote } from "./calendar/days-calendar.tsx";
export type { StayDates } from "./calendar/offered-days.ts";
export type { CalendarSource } from "./calendar/use-calendar-months.ts";
export { useIsRestricted } from "./calendar/use-restricted-days.ts";
export { type StayCalendarDays, useStayCalendar } from "./calendar/use-stay-calendar.ts";
export { nearestStays, StayChoices } from "./nearest/nearest-stays.tsx";
export { useNearestDays } from "./nearest/use-nearest-days.ts";
export { usePriceWithoutCode } from "./promo/use-price-without-code.ts";
export { type PromoCode, usePromoCode } from "./promo/use-promo-code.ts";
export { UnreadNotice } from "./unread-notice.tsx";
