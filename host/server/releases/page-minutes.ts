import * as v from "valibot";
import { firstMinuteOf } from "../time/minutes.ts";

/** Pages of a release in one minute, as one process has counted them. Canaries are judged by these. */
export interface PageMinute {
  /** Minutes since 1970. */
  readonly minute: number;
  readonly release: string;
  readonly pages: number;
  /** Ids of the pages with a fault of the release. */
  readonly failed: readonly string[];
}

/** Pages of a release in the last hour. */
export interface PageCount {
  readonly pages: number;
  /** Pages with a fault of the release, each counted once. */
  readonly failed: number;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const pageMinutesSchema = v.array(
  v.object({ minute: count, release: v.string(), pages: count, failed: v.array(v.string()) }),
) satisfies v.GenericSchema<unknown, readonly PageMinute[]>;

/** The minutes that another process has shared; none if the text is not a list of them. */
export function readPageMinutes(text: string): readonly PageMinute[] {
  try {
    return v.parse(pageMinutesSchema, JSON.parse(text));
  } catch {
    return [];
  }
}

/**
 * Adds up the minutes of the last hour, of any number of processes. A page that was reported to several of
 * them failed once.
 *
 * @param now milliseconds since 1970
 */
export function countPages(minutes: readonly PageMinute[], release: string, now: number): PageCount {
  const first = firstMinuteOf(now);
  const counted = minutes.filter((minute) => minute.release === release && minute.minute >= first);
  const pages = counted.reduce((sum, minute) => sum + minute.pages, 0);
  const failed = new Set(counted.flatMap((minute) => minute.failed)).size;
  // A page may be reported to this process before the process that served it shares its counts.
  return { pages, failed: Math.min(pages, failed) };
}
