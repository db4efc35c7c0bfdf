/** Shared parts of the activity and transport pages: days of a stay, cards, booking modal, basket links. */
export {
  ActivityCard,
  type ActivityCardProps,
  ActivityGrid,
  ActivityGridSkeleton,
  ActivityPriceText,
} from "./activity-card.tsx";
export { ActivityDescription } from "./activity-description.tsx";
export { cartTotals, createActivityItem, type FoundActivity } from "./activity-items.ts";
export { activitySharedTexts, useActivityTexts } from "./activity-texts.ts";
export { AddOutcome, type EndedAdd } from "./add-outcome.tsx";
export { BookingModal, type ModalTab, UnassignedNote } from "./booking-modal.tsx";
export { CountdownToBasket, NoDates, NoDatesToBasket, NothingOnDates } from "./countdown-to-basket.tsx";
export { DaySection, NothingThisDay, StayDays } from "./day-section.tsx";
export { ArrivalNote, DaysHeader, DaysNote, HeaderLinks } from "./days-header.tsx";
export { assignParty, type Party, type PartyAssignment, parseAges, useParty } from "./party.ts";
export { useFocusBack } from "./use-focus-back.ts";
export {
  type DaysOfStay,
  readStayDays,
  timelineDays,
  useChosenDay,
  usePresentDates,
} from "./use-stay-days.ts";
export { useTrackActivities } from "./use-track-activities.ts";
