import type { PersonConfiguration } from "@stays/domain";
import { useFormat } from "@stays/texts";
import { usePropertyTexts } from "../property-texts.ts";
import { staySummary } from "./stay-summary.ts";

type DateRange = Parameters<typeof staySummary>[0];

/** Returns {@link staySummary} in the page's language: dates, nights and guests of a stay. */
export function useStaySummary(): (stay: DateRange, rooms: readonly PersonConfiguration[]) => string {
  const { t } = usePropertyTexts();
  const format = useFormat();
  return (stay, rooms) => staySummary(stay, rooms, t, format);
}
