import type { ReadGalaxy } from "@stays/galaxy/read-adapter";
import { LRUCache } from "lru-cache";
import type { WorkerServices } from "./worker-services.ts";

/** Most bytes of the answers whose content a worker keeps. What is parsed and decoded takes twice as many. */
const MAX_KEPT = 3 * 1_048_576;

interface KeptContent {
  readonly tag: number;
  readonly parsed: unknown;
  /** Bytes that it was parsed from. */
  readonly size: number;
}

/**
 * Reads Galaxy's answers, and keeps those with content, which the parent has given a tag. Pages of other dates get the
 * same content: it is sent, parsed and decoded once.
 */
export function keepContent(read: WorkerServices["readGalaxy"], maxBytes = MAX_KEPT): ReadGalaxy {
  const kept = new LRUCache<string, KeptContent>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }, url) => size + url.length + 1,
  });
  return async (url, traceparent) => {
    const known = kept.get(url);
    const { tag, ...answer } = await read(url, traceparent, known?.tag);
    if (tag === undefined) return answer;
    if (known?.tag === tag) return { ...answer, parsed: known.parsed };
    try {
      const parsed: unknown = JSON.parse(new TextDecoder().decode(answer.body));
      kept.set(url, { tag, parsed, size: answer.body.byteLength });
      return { ...answer, parsed };
    } catch {
      // The HTTP client says what is wrong with it.
      return answer;
    }
  };
}
