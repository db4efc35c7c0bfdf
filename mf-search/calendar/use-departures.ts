import { useSettings, useToday } from "@stays/contract";
import { useQuery } from "@stays/query";
import { daysBetween, isRestrictedArrival } from "@stays/stay";
import { departureDatesQuery, isRefusal } from "@stays/wire";

/** The days on which one may arrive and leave in the restricted cabin calendar (SW-11). */
export interface RestrictedDays {
  isArrival(day: string): boolean;
  isDeparture(day: string): boolean;
  /** Nights one may stay from the chosen arrival; null while they are not known. */
  readonly lengths: readonly number[] | null;
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  /** The server knows no departure for the chosen arrival. */
  readonly isWithoutDeparture: boolean;
  retry(): void;
}

/** Stands for the node when none is set; nothing is asked then. */
const NO_NODE = 0;

/**
 * Arrivals of the configured periods, departures from the server for the chosen arrival.
 * @returns null when the calendar is not restricted
 */
export function useRestrictedDays(arrival: string | null, earliest: string): RestrictedDays | null {
  const today = useToday();
  const { active, nodeId, arrivalPeriods } = useSettings().restrictedCalendar;
  const isAsked = active && nodeId !== null && arrival !== null;
  const query = useQuery({
    ...departureDatesQuery({ nodeId: nodeId ?? NO_NODE, arrivalDate: arrival ?? "" }),
    enabled: isAsked,
  });
  if (!active || nodeId === null) return null;
  const known = query.data && !isRefusal(query.data) ? query.data.departureDates : null;
  const departures = known ?? [];
  return {
    isArrival: (day) => day >= earliest && isRestrictedArrival(day, arrivalPeriods, today),
    isDeparture: (day) => departures.includes(day),
    lengths: arrival === null ? null : (known?.map((day) => daysBetween(arrival, day)) ?? null),
    isLoading: isAsked && query.isPending,
    isFailed: query.isError,
    isWithoutDeparture: isAsked && query.isSuccess && departures.length === 0,
    retry: () => void query.refetch(),
  };
}
