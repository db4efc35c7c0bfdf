import type { ReadGalaxy } from "@stays/galaxy/read-adapter";
import type { ReadFile } from "../http/file-response.ts";
import type { WorkerAnswer, WorkerQuestion } from "./render-protocol.ts";

/** What the server process does for its workers. */
export interface WorkerServices {
  /** Reads a file of the release store; null when it does not exist. */
  readonly readFile: ReadFile;
  readonly readGalaxy: ReadGalaxy;
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

/** Opens the services that a worker gets from its parent, the server process. */
export function openParent(port: ParentPort): WorkerServices {
  const waiting = new Map<number, (answer: WorkerAnswer) => void>();
  let lastId = 0;
  port.onAnswer(({ id, what }) => {
    waiting.get(id)?.(what);
    waiting.delete(id);
  });
  async function ask<Kind extends WorkerQuestion["kind"]>(what: WorkerQuestion & { readonly kind: Kind }) {
    const id = ++lastId;
    const answer = await new Promise<WorkerAnswer>((resolve) => {
      waiting.set(id, resolve);
      port.ask({ id, what });
    });
    if (answer.kind === "failed") throw new Error(answer.reason);
    return answer as Extract<WorkerAnswer, { readonly kind: Kind }>;
  }
  return {
    readFile: async (file) => (await ask({ kind: "file", file })).content,
    readGalaxy: (url, traceparent) => ask({ kind: "galaxy", url, traceparent }),
  };
}
