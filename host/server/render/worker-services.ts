import type { MessagePort } from "node:worker_threads";
import type { ReadFile } from "../files/file-response.ts";

/** What a worker asks of its parent. It has no file, no network and no address of its own. */
export type WorkerQuestion =
  /** A file of the release store. */
  | { readonly kind: "file"; readonly file: string }
  /** A reading call of Galaxy. */
  | { readonly kind: "galaxy"; readonly url: string; readonly traceparent?: string | undefined };

/** What the parent answers: the content of a file, or an answer of Galaxy. */
export type WorkerAnswer =
  | { readonly kind: "file"; readonly content: Uint8Array | null }
  | { readonly kind: "galaxy"; readonly status: number; readonly body: string }
  | { readonly kind: "failed"; readonly reason: string };

/** A question or an answer on its way. */
export interface Numbered<What> {
  readonly id: number;
  readonly what: What;
}

/** An answer of Galaxy to the server itself. */
export interface GalaxyReply {
  readonly status: number;
  readonly body: string;
}

/** What the parent does for its workers. */
export interface WorkerServices {
  readonly readFile: ReadFile;
  /** Reads from Galaxy; rejects where no answer comes. */
  readonly readGalaxy: (url: string, traceparent?: string) => Promise<GalaxyReply>;
}

async function answerOf(question: WorkerQuestion, services: WorkerServices): Promise<WorkerAnswer> {
  try {
    if (question.kind === "file") return { kind: "file", content: await services.readFile(question.file) };
    return { kind: "galaxy", ...(await services.readGalaxy(question.url, question.traceparent)) };
  } catch (error) {
    return { kind: "failed", reason: String(error) };
  }
}

/** Answers the questions of one worker. */
export function serveWorker(port: MessagePort, services: WorkerServices): void {
  port.on("message", async ({ id, what }: Numbered<WorkerQuestion>) => {
    const answer: Numbered<WorkerAnswer> = { id, what: await answerOf(what, services) };
    port.postMessage(answer);
  });
  port.unref();
}
