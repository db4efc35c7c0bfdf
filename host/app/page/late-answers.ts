import type { QueryClient, QueryKey } from "@stays/contract";
import { whenIdle } from "@stays/ui";
import { unpackData } from "./packed-data.ts";
import type { KnownAnswer } from "./start-queries.ts";

/** Answers that the server streams after the page's first part. */
export interface LateAnswers {
  /** Answers by the hash of their query. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** Hashes of the queries that the server still awaits. */
  readonly awaited: readonly string[];
  /** Whether HTML that was rendered with all answers until now comes with them. */
  readonly hasContent: boolean;
}

/** The attribute of a block of late answers, and the event that notifies of it. */
export const LATE_ANSWERS = { attribute: "data-late-answers", event: "stays-late-answers" } as const;

/** The answers that the server is still waiting for, in the browser: nothing is requested twice. */
export interface LateAnswersReader {
  /** The queries that the server awaited when it rendered the first part. */
  expect(awaited: readonly string[]): void;
  readonly getAnswer: KnownAnswer;
  /** Lets the answers into the page; call it when the first part is hydrated. */
  start(): void;
  /** Call it when a visit is hydrated: with the second one it lets in those answers, too, that nothing has observed. */
  endVisit(): void;
  /** Forgets all answers, also those that are still to come: they are requested. */
  forget(): void;
}

/**
 * Reads the answers that are streamed. A part is hydrated with the answers that it was rendered with: what comes after
 * HTML waits until that is hydrated, and an answer that came without HTML until a hydrated part observes its query, or
 * more HTML has come.
 */
export function createLateAnswersReader(client: QueryClient): LateAnswersReader {
  const cache = client.getQueryCache();
  const received = new Map<string, unknown>();
  const waiting = new Map<string, (answer: unknown) => void>();
  let awaited: ReadonlySet<string> = new Set();
  const blocks: LateAnswers[] = [];
  let isStarted = false;
  let hasEnded = false;
  let isForgotten = false;
  let isHydrating = false;
  let isPlanned = false;
  let visits = 0;

  const isObserved = (hash: string) => (cache.get(hash)?.getObserversCount() ?? 0) > 0;
  const deliver = (canDeliver: (hash: string) => boolean) => {
    for (const [hash, resolve] of waiting) {
      if (received.has(hash) ? !canDeliver(hash) : awaited.has(hash)) continue;
      waiting.delete(hash);
      resolve(received.get(hash));
    }
  };
  // React is idle when it has hydrated what has come. Before, one part may observe a query whose answer another part was
  // not rendered with.
  const deliverObserved = () => {
    deliver(() => false);
    if (isPlanned || waiting.size === 0) return;
    isPlanned = true;
    whenIdle(() => {
      isPlanned = false;
      deliver(isObserved);
    });
  };
  // At once: for an urgent update React hydrates what was rendered with an answer before a request could settle. The
  // hash of a query is the JSON of its key.
  const enter = () => {
    for (const [hash, answer] of received) {
      const key: QueryKey = JSON.parse(hash);
      if (client.getQueryData(key) === undefined) client.setQueryData(key, answer);
    }
  };
  const letIn = () => {
    while (!isHydrating) {
      const block = blocks.shift();
      if (!block) break;
      if (isForgotten) continue;
      for (const [hash, answer] of Object.entries(block.answers)) received.set(hash, answer);
      awaited = new Set(block.awaited);
      if (block.hasContent) {
        enter();
        deliver(() => true);
        isHydrating = true;
        whenIdle(() => {
          isHydrating = false;
          letIn();
        });
      } else deliverObserved();
    }
    if (!hasEnded || blocks.length > 0) return;
    awaited = new Set();
    deliverObserved();
  };
  const read = () => {
    for (const block of document.querySelectorAll(`script[${LATE_ANSWERS.attribute}]`)) {
      blocks.push(unpackData(JSON.parse(block.textContent ?? "")) as LateAnswers);
      block.remove();
    }
    letIn();
  };
  const end = () => {
    removeEventListener(LATE_ANSWERS.event, read);
    hasEnded = true;
    read();
  };
  return {
    expect: (hashes) => {
      awaited = new Set(hashes);
    },
    getAnswer: (hash) => {
      if (!awaited.has(hash) && !received.has(hash)) return null;
      return new Promise((resolve) => {
        waiting.set(hash, resolve);
        if (isStarted) deliverObserved();
      });
    },
    start: () => {
      if (isStarted) return;
      isStarted = true;
      cache.subscribe(({ type }) => type === "observerAdded" && deliverObserved());
      if (document.readyState !== "loading") return end();
      addEventListener(LATE_ANSWERS.event, read);
      addEventListener("DOMContentLoaded", end, { once: true });
      read();
    },
    forget: () => {
      isForgotten = true;
      received.clear();
      awaited = new Set();
      deliver(() => true);
    },
    endVisit: () => {
      if (visits > 0) deliver(() => true);
      visits += 1;
    },
  };
}
