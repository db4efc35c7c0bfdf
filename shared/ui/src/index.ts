/** The design system: role tokens, components with their variants, hooks. All product texts come as props. */

export { Accordion, type AccordionPart, type AccordionProps } from "./accordion/accordion.tsx";
export { Button, type ButtonProps } from "./action/button.tsx";
export type { ButtonVariant } from "./action/button-variant.ts";
export { IconButton, type IconButtonProps } from "./action/icon-button.tsx";
export { LinkButton, type LinkButtonProps } from "./action/link-button.tsx";
export { TextButton, TextLink } from "./action/text-link.tsx";
export { Calendar } from "./calendar/calendar.tsx";
export type { CalendarProps } from "./calendar/calendar-props.ts";
export { Badge, type BadgeProps } from "./chip/badge.tsx";
export {
  Chip,
  type ChipProps,
  FilterChip,
  type FilterChipProps,
  RemoveChip,
  type RemoveChipProps,
} from "./chip/chip.tsx";
export { StepperChip, type StepperChipProps } from "./chip/stepper-chip.tsx";
export { classNames } from "./class-names.ts";
export { type DayBar, DayBars, type DayBarsProps } from "./day-bars/day-bars.tsx";
export { AlertDialog, type AlertDialogProps } from "./dialog/alert-dialog.tsx";
export { Dialog, type DialogProps, SidePanel } from "./dialog/dialog.tsx";
export { Popover, type PopoverProps } from "./dialog/popover.tsx";
export { Disclosure, type DisclosureProps } from "./disclosure/disclosure.tsx";
export type { ElementNode } from "./element-node.ts";
export { CheckboxField, type CheckboxFieldProps } from "./form/checkbox-field.tsx";
export { ErrorText } from "./form/error-text.tsx";
export type { FieldControl, FieldLabels } from "./form/field.tsx";
export { RadioCards, type RadioCardsProps, type RadioOption } from "./form/radio-cards.tsx";
export { SelectField, type SelectFieldProps, type SelectOption } from "./form/select-field.tsx";
export { Stepper, type StepperProps } from "./form/stepper.tsx";
export { TextField, type TextFieldProps } from "./form/text-field.tsx";
export { GuestPicker, type GuestPickerProps } from "./guests/guest-picker.tsx";
export { FacilityIcon } from "./icon/facility-icon.tsx";
export { Icon, type IconProps } from "./icon/icon.tsx";
export * from "./icon/icons.ts";
export type { IconShape } from "./icon/shapes.ts";
export { Alert, type AlertProps } from "./notice/alert.tsx";
export { EmptyNote, type EmptyNoteProps } from "./notice/empty-note.tsx";
export { FailureNote, type FailureNoteProps } from "./notice/failure-note.tsx";
export { UnavailableNote, type UnavailableNoteProps } from "./notice/unavailable-note.tsx";
export { AfterPage } from "./page/after-page.tsx";
export { Breadcrumb, type Crumb } from "./page/breadcrumb.tsx";
export { Meter, type MeterProps } from "./page/meter.tsx";
export { onScrollEnd } from "./page/on-scroll-end.ts";
export { prefersReducedMotion } from "./page/prefers-reduced-motion.ts";
export { useMediaQuery } from "./page/use-media-query.ts";
export { useNearViewport } from "./page/use-near-viewport.ts";
export { useOnline } from "./page/use-online.ts";
export { whenIdle } from "./page/when-idle.ts";
export { Photo, type PhotoProps } from "./photo/photo.tsx";
export { PhotoCarousel, type PhotoCarouselProps } from "./photo/photo-carousel.tsx";
export { Price, type PriceProps } from "./price/price.tsx";
export { type PriceRow, PriceRows } from "./price/price-rows.tsx";
export { PriceText } from "./price/price-text.tsx";
export { PromoCodeField, type PromoCodeFieldProps } from "./promo/promo-code-field.tsx";
export { ErrorBoundary } from "./query/error-boundary.tsx";
export { HydratedSuspense, type HydratedSuspenseProps } from "./query/hydrated-suspense.tsx";
export { ItemBoundary, type ItemBoundaryProps } from "./query/item-boundary.tsx";
export {
  lazyComponent,
  PromptSuspense,
  QueryBoundary,
  type QueryBoundaryProps,
  useAwaited,
  useAwaitedQuery,
  useQueryUpdates,
} from "./query/prompt-suspense.tsx";
export { ReadMore, type ReadMoreProps } from "./read-more/read-more.tsx";
export { Skeleton, type SkeletonProps } from "./skeleton/skeleton.tsx";
export { SkeletonList, type SkeletonListProps } from "./skeleton/skeleton-list.tsx";
export { Countdown, type CountdownProps } from "./status/countdown.tsx";
export { StatusText, type StatusTextProps } from "./status/status-text.tsx";
export { type CountdownState, useCountdown } from "./status/use-countdown.ts";
export { type Tab, Tabs, type TabsProps } from "./tabs/tabs.tsx";
export { RichText, type RichTextProps } from "./text/rich-text.tsx";
export { isSanitised } from "./text/sanitised.ts";
export { VisuallyHidden } from "./text/visually-hidden.tsx";
export { Timeline, type TimelineDay, type TimelineProps } from "./timeline/timeline.tsx";
export { type PartTexts, usePartTexts } from "./use-part-texts.ts";
