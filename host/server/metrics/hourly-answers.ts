import { firstMinuteOf, minuteOf } from "../time/minutes.ts";

/** Responses of one kind. */
export interface AnswerCount {
  readonly answers: number;
  /** Responses with status 5xx. */
  readonly failed: number;
  /** Responses whose headers were sent within a second. */
  readonly fast: number;
}

/** Responses by kind; a kind without any is missing. */
export type AnswerCounts = Readonly<Record<string, AnswerCount>>;

/** A value of the histogram `stays_answer_seconds`. */
export interface HistogramValue {
  readonly metricName?: string | undefined;
  readonly labels: Readonly<Partial<Record<string, string | number>>>;
  readonly value: number;
}

/** Upper bound of the bucket of fast responses, in seconds. */
const FAST = 1;
const none: AnswerCount = { answers: 0, failed: 0, fast: 0 };

/** Adds up the values of the histogram `stays_answer_seconds` by kind. */
export function countAnswers(values: readonly HistogramValue[]): AnswerCounts {
  const counts: Record<string, AnswerCount> = {};
  for (const { metricName, labels, value } of values) {
    const { answers, failed, fast } = counts[`${labels.kind}`] ?? none;
    const isCount = metricName?.endsWith("_count");
    const isFailed = `${labels.status}`.startsWith("5");
    counts[`${labels.kind}`] = {
      answers: answers + (isCount ? value : 0),
      failed: failed + (isCount && isFailed ? value : 0),
      fast: fast + (labels.le === FAST ? value : 0),
    };
  }
  return counts;
}

function difference(now: AnswerCounts, before: AnswerCounts): AnswerCounts {
  const less = (kind: string, one: AnswerCount) => {
    const { answers, failed, fast } = before[kind] ?? none;
    return { answers: one.answers - answers, failed: one.failed - failed, fast: one.fast - fast };
  };
  return Object.fromEntries(Object.entries(now).map(([kind, one]) => [kind, less(kind, one)]));
}

/**
 * The responses of the last hour. Metrics count since the start of the process, so their state at the
 * beginning of each minute is kept for an hour.
 */
export class HourlyAnswers {
  readonly #read: () => Promise<AnswerCounts>;
  readonly #now: () => number;
  #states: readonly { readonly minute: number; readonly counts: Promise<AnswerCounts> }[] = [];

  /** @param read the counts since the start of the process */
  constructor(read: () => Promise<AnswerCounts>, now: () => number) {
    this.#read = read;
    this.#now = now;
  }

  /** Called before a response is counted: the first one of a minute keeps the state before it. */
  beforeAnswer(): void {
    const minute = minuteOf(this.#now());
    if (this.#states.at(-1)?.minute === minute) return;
    this.#states = [...this.#lastHour(), { minute, counts: this.#read() }];
  }

  async lastHour(): Promise<AnswerCounts> {
    const now = await this.#read();
    return difference(now, await (this.#lastHour()[0]?.counts ?? now));
  }

  #lastHour() {
    return this.#states.filter(({ minute }) => minute >= firstMinuteOf(this.#now()));
  }
}
