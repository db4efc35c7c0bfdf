import { readThrown } from "@stays/domain";
import type { Galaxy } from "../galaxy/galaxy.ts";
import type { ReadFile } from "../http/file-response.ts";
import type { WorkerAnswer, WorkerQuestion } from "./render-protocol.ts";
import type { openChannel } from "./worker-channel.js";

/** What the server process does for its workers. */
export interface WorkerServices {
  /** Reads a file of the release store; null when it does not exist. */
  readonly readFile: ReadFile;
  readonly readGalaxy: Galaxy["read"];
}

/** Answers a question of a worker, in the server process; never rejects. */
export async function answerQuestion(
  question: WorkerQuestion,
  services: WorkerServices,
): Promise<WorkerAnswer> {
  try {
    if (question.kind === "file") return { kind: "file", content: await services.readFile(question.file) };
    const { url, traceparent, tag } = question;
    return { kind: "galaxy", ...(await services.readGalaxy(url, traceparent, tag)) };
  } catch (error) {
    return { kind: "failed", reason: readThrown(error).text };
  }
}

/** Opens the services that a worker gets from its parent, the server process. */
export function openParent({ post, onMessage }: ReturnType<typeof openChannel>): WorkerServices {
  const waiting = new Map<number, (answer: WorkerAnswer) => void>();
  let lastId = 0;
  onMessage((message) => {
    if (message.kind !== "reply") return;
    waiting.get(message.id)?.(message.what);
    waiting.delete(message.id);
  });
  async function ask<Kind extends WorkerQuestion["kind"]>(what: WorkerQuestion & { readonly kind: Kind }) {
    const id = ++lastId;
    const answer = await new Promise<WorkerAnswer>((resolve) => {
      waiting.set(id, resolve);
      post({ kind: "question", id, what });
    });
    if (answer.kind === "failed") throw new Error(answer.reason);
    return answer as Extract<WorkerAnswer, { readonly kind: Kind }>;
  }
  return {
    readFile: async (file) => (await ask({ kind: "file", file })).content,
    readGalaxy: (url, traceparent, tag) => ask({ kind: "galaxy", url, traceparent, tag }),
  };
}
