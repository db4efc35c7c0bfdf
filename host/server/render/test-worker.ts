import { once } from "node:events";
import { copyFile, mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createLog } from "../log/log.ts";
import type { FromWorker, RenderRequest } from "./render-protocol.ts";
import { WorkerProcess } from "./worker-process.ts";

/**
 * A worker that runs the text of each request as code, with Node's own `require`: like a bundle that has got
 * through the lock. A timer keeps it running, as a bundle's would.
 */
export const testProgram = `
  const { compileFunction } = require("node:vm");
  const load = Promise.all(["./worker-channel.mjs", "./close-platform.mjs", "./lock-down.mjs"].map((file) => import(file)));
  load.then(([{ openChannel }, { closePlatform }, { lockDown }]) => {
    const channel = openChannel();
    closePlatform();
    channel.onMessage(async ({ kind, id, request, what }) => {
      if (kind === "reply") return channel.post({ kind: "answer", id, answer: { kind: "late", html: what } });
      if (kind !== "render") return;
      try {
        const html = await compileFunction(request.address, ["require", "channel", "lockDown"])(require, channel, lockDown);
        channel.post({ kind: "answer", id, answer: { kind: "late", html } });
      } catch (error) {
        channel.post({ kind: "answer", id, answer: { kind: "late", html: error.code ?? error.message } });
      }
    });
    setInterval(() => {}, 60_000);
    process.stderr.write("started\\n");
  });`;

const services = {
  readFile: async (name: string) => new TextEncoder().encode(`content of ${name}`),
  readGalaxy: async () => ({ status: 200, body: "{}" }),
};

/** A folder with the test program, beside files that no worker may read. */
export interface TestFolder {
  readonly folder: string;
  /** The program's file. */
  readonly file: string;
  /** Removes the folder. */
  close(): Promise<void>;
}

/** Writes the test program, with the modules of a real worker that it uses. */
export async function openTestFolder(): Promise<TestFolder> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), "stays-worker-")));
  const file = path.join(folder, "worker/program.cjs");
  for (const name of ["worker", "worker-2"]) await mkdir(path.join(folder, name));
  for (const name of ["secret.txt", "worker-2/secret.txt"])
    await writeFile(path.join(folder, name), "secret");
  await writeFile(file, testProgram);
  for (const name of ["worker-channel", "close-platform", "lock-down"])
    await copyFile(path.join(__dirname, `${name}.js`), path.join(folder, `worker/${name}.mjs`));
  return { folder, file, close: () => rm(folder, { recursive: true }) };
}

/** Starts a program as a worker; `lines` receives what it writes. */
export function startTestWorker(program: string, lines: string[] = []): WorkerProcess {
  const log = createLog((line) => lines.push(JSON.parse(line).line));
  return new WorkerProcess({ program, services, log });
}

/** The message that makes the test program run code. */
export const codeMessage = (code: string) =>
  ({ kind: "render", id: 1, request: { address: code } as RenderRequest }) as const;

/** The value that code returned: the test program sends it as a part of a page. */
export const resultOf = (message: FromWorker): unknown =>
  message.kind === "answer" && message.answer.kind === "late" ? message.answer.html : undefined;

/** Runs code in a worker; its value, or the code or message of its error. */
export async function runCode(worker: WorkerProcess, code: string): Promise<unknown> {
  const answer = once(worker, "message");
  worker.postMessage(codeMessage(code));
  const [message] = await answer;
  return resultOf(message);
}
