import type { ChevronProps } from "react-day-picker";
import { Icon } from "../icon/icon.tsx";
import { ChevronLeftIcon, ChevronRightIcon } from "../icon/icons.ts";

/** The arrow of Previous month and Next month. */
export function CalendarChevron({ orientation }: ChevronProps) {
  return <Icon of={orientation === "left" ? ChevronLeftIcon : ChevronRightIcon} directional />;
}
