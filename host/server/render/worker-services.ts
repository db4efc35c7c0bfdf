import type { ReadFile } from "../files/file-response.ts";
import type { GalaxyReply } from "../galaxy/galaxy-reply.ts";

/** Requests of a worker to the server process. The worker itself has no access to files or the network. */
export type WorkerQuestion =
  /** A file of the release store. */
  | { readonly kind: "file"; readonly file: string }
  /** A read call to Galaxy. */
  | { readonly kind: "galaxy"; readonly url: string; readonly traceparent?: string | undefined };

/** Responses of the server process: the content of a file, or an answer of Galaxy. */
export type WorkerAnswer =
  | { readonly kind: "file"; readonly content: Uint8Array | null }
  | ({ readonly kind: "galaxy" } & GalaxyReply)
  | { readonly kind: "failed"; readonly reason: string };

/** A request or a response with its id. */
export interface Numbered<What> {
  readonly id: number;
  readonly what: What;
}

/** Services of the server process for its workers. */
export interface WorkerServices {
  readonly readFile: ReadFile;
  /** Reads from Galaxy; rejects on a network error. */
  readonly readGalaxy: (url: string, traceparent?: string) => Promise<GalaxyReply>;
}

/** Answers a request of a worker; never rejects. */
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
