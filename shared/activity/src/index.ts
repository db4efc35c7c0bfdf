/** What the pages of activities and of transport have in common: days of a stay, tiles, the modal, the way on. */
export { ActivityCard, type ActivityCardProps } from "./activity-card.tsx";
export { ActivityGrid, ActivityGridSkeleton } from "./activity-grid.tsx";
export { ActivityPriceText } from "./activity-price-text.tsx";
export { activitySharedTexts, useActivityTexts } from "./activity-texts.ts";
export { ActivityTimes } from "./activity-times.tsx";
export { BookingFooter, type BookingFooterProps } from "./booking-footer.tsx";
export { BookingModal, type BookingModalProps, type ModalTab } from "./booking-modal.tsx";
export { cartTotals } from "./cart-totals.ts";
export { CountdownToBasket } from "./countdown-to-basket.tsx";
export { DaySection } from "./day-section.tsx";
export { DaysHeader } from "./days-header.tsx";
export { NoDates } from "./no-dates.tsx";
export { NothingThisDay } from "./nothing-this-day.tsx";
export { SkipToBasket } from "./skip-to-basket.tsx";
export { type StayDays, stayDaysOf, withoutPastDates } from "./stay-days.ts";
export { StayDaysSkeleton } from "./stay-days-skeleton.tsx";
export { timelineDays } from "./timeline-days.ts";
