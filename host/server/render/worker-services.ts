import type { ReadFile } from "../http/file-response.ts";
import type { WorkerAnswer, WorkerQuestion } from "./render-protocol.ts";

export interface WorkerServices {
  readonly readFile: ReadFile;
  readonly fetch: typeof globalThis.fetch;
}

/** Answers a question of a worker, in the server process; never rejects. */
export async function answerQuestion(
  question: WorkerQuestion,
  services: WorkerServices,
): Promise<WorkerAnswer> {
  try {
    if (question.kind === "file") return { kind: "file", content: await services.readFile(question.file) };
    const response = await services.fetch(question.url, {
      method: question.method,
      headers: question.headers,
    });
    const headers = Object.fromEntries(response.headers);
    const body = new Uint8Array(await response.arrayBuffer());
    return { kind: "response", status: response.status, headers, body };
  } catch (error) {
    return { kind: "failed", reason: String(error) };
  }
}

/** The part of the channel to the parent that its services use. */
export interface ParentPort {
  ask(question: { readonly id: number; readonly what: WorkerQuestion }): void;
  onAnswer(listener: (answer: { readonly id: number; readonly what: WorkerAnswer }) => void): void;
}

/** Services that a worker gets from its parent, the server process. */
export interface ParentServices {
  /** Reads a file of the release store; null when it does not exist. */
  readonly readFile: (file: string) => Promise<Uint8Array | null>;
  /** Reads from Galaxy. All pages share this one function: axios keeps each that it is given. */
  readonly fetch: typeof globalThis.fetch;
}

/** Rejects when the caller aborts; the parent's answer is then ignored. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

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
  return {
    readFile: async (file) => {
      const answer = await ask({ kind: "file", file });
      return answer.kind === "file" ? answer.content : null;
    },
    fetch: async (input, init) => {
      const { method, url, headers, signal } = new Request(input, init);
      const question = { kind: "fetch", method, url, headers: Object.fromEntries(headers) } as const;
      const answer = await Promise.race([ask(question), aborted(signal)]);
      if (answer.kind !== "response") throw new Error("unexpected answer from the parent process");
      // A 204 or 304 may not have a body, not even an empty one.
      return new Response(answer.body.length === 0 ? null : answer.body, {
        status: answer.status,
        headers: answer.headers,
      });
    },
  };
}
