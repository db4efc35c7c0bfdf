import { isContentOperation } from "@stays/galaxy/operations";
import type { FindParsed } from "@stays/galaxy/read-adapter";
import { LRUCache } from "lru-cache";

/** Most bytes of the answers that a worker keeps. What is parsed and decoded from them takes twice as many. */
const MAX_KEPT = 3 * 1_048_576;

interface KeptAnswer {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly answer: unknown;
}

/**
 * Keeps answers with content. Pages of other dates get the same bytes again: what was parsed from them, and what a
 * remote has decoded from that, is used again. An answer with other bytes replaces the kept one.
 */
export function createKeptContent(maxBytes = MAX_KEPT): FindParsed {
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, url) => body.byteLength + url.length + 1,
  });
  return (operation, url, body) => {
    if (!isContentOperation(operation)) return undefined;
    const known = kept.get(url);
    if (known && Buffer.compare(known.body, body) === 0) return known.answer;
    try {
      const answer: unknown = JSON.parse(new TextDecoder().decode(body));
      // A message of the parent is one piece of memory, which the body alone would keep.
      kept.set(url, { body: new Uint8Array(body), answer });
      return answer;
    } catch {
      // The HTTP client says what is wrong with it.
      return undefined;
    }
  };
}
