import { addDays, daysBetween } from "@stays/days";
import type { CalendarDay, StayPeriod } from "@stays/domain";
import { useFormat } from "@stays/texts";
import { Button } from "@stays/ui";
import { useTransition } from "react";

/** The requested stay, and the limits of what to offer instead. Days are YYYY-MM-DD. */
interface NearestStayOptions {
  readonly start: string;
  readonly nights: number;
  /** The first possible arrival day. */
  readonly earliest: string;
  readonly count: number;
}

/**
 * Finds the stays of the calendar that are nearest to the requested one, the nearest first. The same number
 * of nights is preferred. The requested stay itself is left out, because it is not available.
 */
export function nearestStays(
  days: readonly CalendarDay[],
  { start, nights, earliest, count }: NearestStayOptions,
): readonly StayPeriod[] {
  return days
    .filter(({ date }) => date >= earliest)
    .map(({ date, stayLengths }) => ({ date, length: nearestLength(stayLengths, nights) }))
    .filter(({ date, length }) => date !== start || length !== nights)
    .map((stay) => ({ ...stay, distance: distance(stay, { start, nights }) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, count)
    .map(({ date, length }) => ({ start: date, end: addDays(date, length) }));
}

/** The distance in days; a different length counts as seven days. */
function distance(
  { date, length }: { readonly date: string; readonly length: number },
  { start, nights }: Pick<NearestStayOptions, "start" | "nights">,
): number {
  return Math.abs(daysBetween(start, date)) + (length === nights ? 0 : 7);
}

function nearestLength(lengths: readonly number[], wanted: number): number {
  return lengths.reduce((best, length) =>
    Math.abs(length - wanted) < Math.abs(best - wanted) ? length : best,
  );
}

interface StayChoicesProps {
  readonly stays: readonly StayPeriod[];
  readonly onChoose: (stay: StayPeriod) => void;
}

/** Other stays to choose, each as a button that is pending until the page shows the chosen one. */
export function StayChoices({ stays, onChoose }: StayChoicesProps) {
  return stays.map((stay) => (
    <StayChoice key={stay.start + stay.end} stay={stay} onChoose={() => onChoose(stay)} />
  ));
}

function StayChoice({ stay, onChoose }: { readonly stay: StayPeriod; readonly onChoose: () => void }) {
  const { range } = useFormat();
  const [isPending, startTransition] = useTransition();
  return (
    <Button
      variant="secondary"
      size="small"
      data-pending={isPending || undefined}
      onClick={() => startTransition(onChoose)}
    >
      {range(stay.start, stay.end)}
    </Button>
  );
}
