/** The design system: role tokens, components with their variants, hooks. All product texts come as props. */

// By their names, so that remotes use the host's copy.
export {
  Alert,
  Button,
  classNames,
  EmptyNote,
  ErrorBoundary,
  FailureNote,
  HydratedSuspense,
  Icon,
  ItemBoundary,
  inline,
  isOfQuery,
  LinkButton,
  lazyComponent,
  muted,
  nearOptions,
  OptionalPart,
  onScrollEnd,
  PromptSuspense,
  prefersReducedMotion,
  QueryBoundary,
  Skeleton,
  SkeletonList,
  StatusText,
  stack,
  TextButton,
  TextLink,
  useAwaited,
  useAwaitedQuery,
  useMediaQuery,
  useNearViewport,
  useOnline,
  useQueryUpdates,
  useUiTexts,
  VisuallyHidden,
  whenIdle,
} from "@stays/ui/basics";
export { AlertDialog, Dialog, SidePanel } from "@stays/ui/dialog";
export { Breadcrumb, type Crumb } from "./action/breadcrumb.tsx";
export { IconButton, type IconButtonProps } from "./action/icon-button.tsx";
export { onLinkOpened } from "./action/link-opening.ts";
export { Tooltip } from "./action/tooltip.tsx";
export { NEAR_ITEMS, useNearItem } from "./browser/near-item.ts";
export { Calendar } from "./calendar/calendar.tsx";
export { DayBars } from "./calendar/day-bars.tsx";
export { Timeline, type TimelineDay } from "./calendar/timeline.tsx";
export type { CalendarProps } from "./calendar/use-calendar-view.ts";
export { Badge } from "./chip/badge.tsx";
export { Chip, FilterChip, RemoveChip } from "./chip/chip.tsx";
export { StepperChip } from "./chip/stepper-chip.tsx";
export { Popover } from "./dialog/popover.tsx";
export { Accordion } from "./disclosure/accordion.tsx";
export { Disclosure } from "./disclosure/disclosure.tsx";
export { ReadMore } from "./disclosure/read-more.tsx";
export { type Tab, Tabs, type TabsProps } from "./disclosure/tabs.tsx";
export type { ElementNode } from "./element-node.ts";
export { CheckboxField } from "./form/checkbox-field.tsx";
export { SelectField, TextField } from "./form/field.tsx";
export { GuestPicker } from "./form/guest-picker.tsx";
export { PromoCodeField } from "./form/promo-code-field.tsx";
export { RadioCards, type RadioOption } from "./form/radio-cards.tsx";
export { Stepper } from "./form/stepper.tsx";
export { ValueButton } from "./form/value-button.tsx";
export { FacilityIcon } from "./icon/facility-icon.tsx";
export * from "./icon/shapes.ts";
export { Photo } from "./photo/photo.tsx";
export { PhotoCarousel } from "./photo/photo-carousel.tsx";
export { Price, type PriceRow, PriceRows, PriceText } from "./price/price.tsx";
export { type GuestText, useGuestText } from "./text/guest-text.ts";
export { RichText } from "./text/rich-text.tsx";
export { isSanitised } from "./text/sanitised.ts";
export { AfterPage } from "./waiting/after-page.tsx";
