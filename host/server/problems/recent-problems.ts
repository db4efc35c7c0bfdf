import { firstMinuteOf, minuteOf } from "../time/minutes.ts";
import type { Problem } from "./problem-report.ts";

/** A problem that browsers reported in the last hour. */
export interface RecentProblem {
  /** The latest report. */
  readonly problem: Problem;
  /** Time of the latest report, in milliseconds since 1970. */
  readonly at: number;
  /** Reports of the last hour, to the minute. */
  readonly times: number;
}

interface Group {
  readonly problem: Problem;
  readonly at: number;
  /** Reports by minute. */
  readonly minutes: ReadonlyMap<number, number>;
}

/** Kept problems: anyone can report one. */
const KEPT = 50;

const keyOf = ({ remote, release, operation, message }: Problem): string =>
  JSON.stringify([remote, release, operation, message]);

/** The problems of the last hour. Reports of the same problem are one entry, whatever their page. */
export class RecentProblems {
  readonly #now: () => number;
  /** The latest last. */
  readonly #groups = new Map<string, Group>();

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  add(problem: Problem): void {
    const key = keyOf(problem);
    const at = this.#now();
    const minutes = this.#lastHour(this.#groups.get(key)?.minutes ?? new Map());
    const minute = minuteOf(at);
    this.#groups.delete(key);
    this.#groups.set(key, {
      problem,
      at,
      minutes: new Map([...minutes, [minute, (minutes.get(minute) ?? 0) + 1]]),
    });
    for (const old of [...this.#groups.keys()].slice(0, -KEPT)) this.#groups.delete(old);
  }

  /** Latest first. */
  latest(): readonly RecentProblem[] {
    return [...this.#groups.values()].reverse().flatMap(({ problem, at, minutes }) => {
      const times = [...this.#lastHour(minutes).values()].reduce((sum, count) => sum + count, 0);
      return times > 0 ? [{ problem, at, times }] : [];
    });
  }

  #lastHour(minutes: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
    const first = firstMinuteOf(this.#now());
    return new Map([...minutes].filter(([minute]) => minute >= first));
  }
}
