import { useSettings, useToday } from "@stays/contract";
import { useQuery } from "@stays/query";
import { isRestrictedArrival } from "@stays/stay";
import { departureDatesQuery, isRefusal } from "@stays/wire";
import type { OfferedDays } from "./arrival-days.ts";

/** The days of the restricted cabin calendar, and what has become of the question for departures. */
export interface RestrictedDays extends OfferedDays {
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  /** Nobody who arrives on the chosen day can leave. */
  readonly isWithoutDeparture: boolean;
  readonly retry: () => void;
}

/**
 * Arrivals of the configured periods, departures from the server for the chosen arrival (SW-11).
 *
 * @returns null when arrivals are not restricted
 */
export function useRestrictedDays(
  isRestrictable: boolean,
  arrival: string | null,
  earliest: string,
): RestrictedDays | null {
  const today = useToday();
  const { active, nodeId, arrivalPeriods } = useSettings().restrictedCalendar;
  const isRestricted = isRestrictable && active && nodeId !== null;
  const isAsked = isRestricted && arrival !== null;
  const departures = useQuery({
    ...departureDatesQuery({ nodeId: nodeId ?? 0, arrivalDate: arrival ?? "" }),
    enabled: isAsked,
  });
  if (!isRestricted) return null;
  const days = departures.data && !isRefusal(departures.data) ? departures.data.departureDates : [];
  return {
    isArrival: (day) => day >= earliest && isRestrictedArrival(day, arrivalPeriods, today),
    isDeparture: (day) => days.includes(day),
    isLoading: isAsked && departures.isPending,
    isFailed: isAsked && departures.isError,
    isWithoutDeparture: isAsked && departures.isSuccess && days.length === 0,
    retry: () => void departures.refetch(),
  };
}
