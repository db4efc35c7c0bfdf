import type { ReadFile } from "../files/file-response.ts";
import type { GalaxyReply } from "../galaxy/galaxy-operation.ts";
import type { WorkerAnswer, WorkerQuestion } from "./render-protocol.ts";

/** Services of the server process for its workers. */
export interface WorkerServices {
  readonly readFile: ReadFile;
  /** Reads from Galaxy; rejects on a network error. */
  readonly readGalaxy: (url: string, traceparent?: string) => Promise<GalaxyReply>;
}

/** Answers a question of a worker, in the server process; never rejects. */
export async function answerQuestion(
  question: WorkerQuestion,
  services: WorkerServices,
): Promise<WorkerAnswer> {
  try {
    if (question.kind === "file") return { kind: "file", content: await services.readFile(question.file) };
    return { kind: "galaxy", ...(await services.readGalaxy(question.url, question.traceparent)) };
  } catch (error) {
    return { kind: "failed", reason: String(error) };
  }
}

/** The part of the channel to the parent that its services use. */
export interface ParentPort {
  ask(question: { readonly id: number; readonly what: WorkerQuestion }): void;
  onAnswer(listener: (answer: { readonly id: number; readonly what: WorkerAnswer }) => void): void;
}

/** Options of `fetch` that all calls of one page share. */
export interface PageCalls {
  /** Trace of the page's request. */
  readonly traceparent?: string | undefined;
  /** Receives the time of each answer that is not new. */
  readonly onKept?: (at: number) => void;
}

/** Services that a worker gets from its parent, the server process. */
export interface ParentServices {
  /** Reads a file of the release store; null when it does not exist. */
  readonly readFile: (file: string) => Promise<Uint8Array | null>;
  /**
   * A `fetch` that reads from Galaxy. All pages share this one function: axios keeps each function that it is
   * given, with everything that the function holds.
   */
  readonly fetch: (
    input: Parameters<typeof globalThis.fetch>[0],
    init?: RequestInit & PageCalls,
  ) => Promise<Response>;
}

/** Rejects when the caller aborts; the parent's answer is then ignored. */
function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

/** Connects a worker to the services of its parent. */
export function openParent(port: ParentPort): ParentServices {
  const waiting = new Map<number, (answer: WorkerAnswer) => void>();
  let lastId = 0;
  port.onAnswer(({ id, what }) => {
    waiting.get(id)?.(what);
    waiting.delete(id);
  });
  const ask = async (what: WorkerQuestion): Promise<WorkerAnswer> => {
    const id = ++lastId;
    const answer = await new Promise<WorkerAnswer>((resolve) => {
      waiting.set(id, resolve);
      port.ask({ id, what });
    });
    if (answer.kind === "failed") throw new Error(answer.reason);
    return answer;
  };
  const readGalaxy = async (url: string, { traceparent, onKept }: PageCalls): Promise<Response> => {
    const answer = await ask({ kind: "galaxy", url, traceparent });
    if (answer.kind !== "galaxy") throw new Error("unexpected answer from the parent process");
    const { status, body, keptAt } = answer;
    if (keptAt !== undefined) onKept?.(keptAt);
    // A 204 or 304 may not have a body, not even an empty one.
    return new Response(body === "" ? null : body, { status });
  };
  return {
    readFile: async (file) => {
      const answer = await ask({ kind: "file", file });
      return answer.kind === "file" ? answer.content : null;
    },
    fetch: (input, init = {}) => Promise.race([readGalaxy(String(input), init), aborted(init.signal)]),
  };
}
