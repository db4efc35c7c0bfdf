import { galaxyErrorIn } from "@stays/galaxy";
import { LRUCache } from "lru-cache";
import { isPublicOperation } from "../../src/services/public-operation.ts";
import type { GalaxyReply } from "./galaxy-reply.ts";

const MEBIBYTE = 1_048_576;
const MAX_BYTES = 32 * MEBIBYTE;
const MAX_ANSWER_BYTES = 2 * MEBIBYTE;
/** Prices older than this are not shown, in milliseconds. */
const MAX_AGE = 30 * 60_000;
/** An answer is replaced by a newer one after this time, in milliseconds; checking each would cost CPU time. */
const REPLACE_AFTER = 15_000;

interface KeptAnswer {
  readonly body: string;
  readonly at: number;
}

/** Whether a body is a good answer of Galaxy: JSON without an error code, which may be 0 (ruling 4). */
function isGood(body: string): boolean {
  try {
    const answer: unknown = JSON.parse(body);
    return typeof answer === "object" && answer !== null && galaxyErrorIn(answer) === null;
  } catch {
    return false;
  }
}

/** The last good answers of public calls, for pages during an outage of Galaxy. */
export class LastAnswers {
  readonly #now: () => number;
  readonly #answers: LRUCache<string, KeptAnswer>;

  /** @param now milliseconds since 1970 */
  constructor(now: () => number = Date.now) {
    this.#now = now;
    this.#answers = new LRUCache({
      maxSize: MAX_BYTES,
      maxEntrySize: MAX_ANSWER_BYTES,
      sizeCalculation: ({ body }, url) => 2 * (body.length + url.length),
    });
  }

  /** Keeps a good answer of a public call. */
  keep(operation: string, url: string, { status, body }: GalaxyReply): void {
    if (status !== 200 || !isPublicOperation(operation) || /basket/i.test(url)) return;
    const at = this.#now();
    const known = this.#answers.peek(url);
    if ((known && at - known.at < REPLACE_AFTER) || !isGood(body)) return;
    this.#answers.set(url, { body, at });
  }

  /** The last good answer with its time; null when there is none, or it is too old. */
  find(url: string): GalaxyReply | null {
    const known = this.#answers.get(url);
    if (!known || this.#now() - known.at > MAX_AGE) return null;
    return { status: 200, body: known.body, keptAt: known.at };
  }
}
