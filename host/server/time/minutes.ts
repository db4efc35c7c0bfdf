const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/**
 * Minutes since 1970.
 *
 * @param now milliseconds since 1970
 */
export const minuteOf = (now: number): number => Math.floor(now / MINUTE_MS);

/**
 * The first minute of the last hour, in minutes since 1970.
 *
 * @param now milliseconds since 1970
 */
export const firstMinuteOf = (now: number): number => minuteOf(now) - HOUR_MINUTES + 1;
