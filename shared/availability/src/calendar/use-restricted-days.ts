import { useQuery, useSettings, useToday } from "@stays/contract";
import { daysBetween } from "@stays/days";
import { isRestrictedArrival } from "@stays/domain";
import { departureDatesQuery, queryIfAsked } from "@stays/galaxy";
import type { OfferedDays } from "./offered-days.ts";

/** The days of the restricted cabin calendar, with the state of the request for departures. */
export interface RestrictedDays extends OfferedDays {
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  /** The day at which the calendar opens for the departure, as the server says; null = not known. */
  readonly firstDeparture: string | null;
  /** The server has no departure for the chosen arrival. */
  readonly isWithoutDeparture: boolean;
  retry(): void;
}

/**
 * Whether the settings restrict arrivals (SW-11).
 *
 * @param isRestrictable they may restrict arrivals of cabins only
 */
export function useIsRestricted(isRestrictable: boolean): boolean {
  const { active, nodeId } = useSettings().restrictedCalendar;
  return isRestrictable && active && nodeId !== null;
}

/**
 * Loads the days of the restricted calendar: arrivals from the configured periods, departures from the server
 * for the chosen arrival (SW-11).
 *
 * @param isRestrictable the settings may restrict arrivals of cabins
 * @returns null when arrivals are not restricted
 */
export function useRestrictedDays(
  isRestrictable: boolean,
  arrival: string | null,
  earliest: string,
): RestrictedDays | null {
  const today = useToday();
  const { nodeId, arrivalPeriods } = useSettings().restrictedCalendar;
  const isRestricted = useIsRestricted(isRestrictable);
  const asked = isRestricted && nodeId !== null && arrival !== null ? { nodeId, arrivalDate: arrival } : null;
  const isAsked = asked !== null;
  const query = useQuery(queryIfAsked(asked, departureDatesQuery));
  const known = query.data;
  if (!isRestricted) return null;
  const departures = known?.departureDates ?? [];
  return {
    isArrival: (day) => day >= earliest && isRestrictedArrival(day, arrivalPeriods, today),
    isDeparture: (day) => departures.includes(day),
    lengths:
      arrival === null ? null : (known?.departureDates.map((day) => daysBetween(arrival, day)) ?? null),
    firstDeparture: known?.earliestDepartureDay ?? departures[0] ?? null,
    isLoading: isAsked && query.isPending,
    isFailed: isAsked && query.isError,
    isWithoutDeparture: isAsked && query.isSuccess && departures.length === 0,
    retry: () => void query.refetch(),
  };
}
