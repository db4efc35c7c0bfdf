import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import {
  codeMessage,
  openTestFolder,
  resultOf,
  runCode,
  startTestWorker,
  type TestFolder,
} from "./test-worker.ts";
import type { WorkerProcess } from "./worker-process.ts";

let files: TestFolder;
let lines: string[];
let worker: WorkerProcess;
beforeAll(async () => {
  files = await openTestFolder();
});
afterAll(() => files.close());
beforeEach(() => {
  lines = [];
});

const isFile = (value: unknown): value is { readonly content: Uint8Array } =>
  typeof value === "object" && value !== null && "content" in value;

const reasonOf = (died: WorkerProcess) =>
  new Promise<string>((resolve) => died.once("error", ({ message }) => resolve(message)));

describe("the life of a worker", () => {
  beforeEach(() => {
    worker = startTestWorker(files.file, lines);
  });
  afterEach(() => worker.terminate());

  test("FE-03 a worker gets files from its parent, also after the lock", async () => {
    const content = new Promise<Uint8Array>((resolve) =>
      worker.on("message", (message) => {
        const value = resultOf(message);
        if (isFile(value)) resolve(value.content);
      }),
    );
    await runCode(
      worker,
      `lockDown(); channel.post({ kind: "question", id: 7, what: { kind: "file", file: "a" } })`,
    );
    expect(new TextDecoder().decode(await content)).toBe("content of a");
    expect(await runCode(worker, "return typeof globalThis.process + typeof globalThis.require")).toBe(
      "undefinedundefined",
    );
  });

  test("FE-03 an endless loop is ended", async () => {
    await runCode(worker, "return 1");
    worker.postMessage(codeMessage("for (;;) {}"));
    const error = jest.fn();
    worker.on("error", error);
    await worker.terminate();
    expect(error).not.toHaveBeenCalled();
  });

  test("what a worker writes is in the log, in lines of limited length", async () => {
    await runCode(
      worker,
      `console.log("out\\n"); console.error("err"); process.stdout.write("x".repeat(20_000))`,
    );
    await worker.terminate();
    expect(lines).toEqual(expect.arrayContaining(["out", "err"]));
    const long = lines.filter((line) => line.startsWith("x"));
    expect(long.join("")).toBe("x".repeat(20_000));
    expect(Math.max(...long.map(({ length }) => length))).toBeLessThanOrEqual(8192);
  });

  test("FE-03 an uncaught error ends the worker, with its message and its stack in the log", async () => {
    const reason = reasonOf(worker);
    const exit = new Promise<void>((resolve) => worker.once("exit", resolve));
    await runCode(worker, "setTimeout(() => { throw new Error('thrown by a timer') })");
    expect(await reason).toBe("thrown by a timer");
    await exit;
    expect(lines.join("\n")).toContain("Error: thrown by a timer");
  });

  test("FE-03 a bundle that fills the memory ends its own worker only", async () => {
    const reason = reasonOf(worker);
    worker.postMessage(codeMessage("const all = []; for (;;) all.push(new Array(1e6).fill(0.5))"));
    expect(await reason).toContain("heap");
  });

  test("FE-03 signals that reach the whole group leave the worker to its parent", async () => {
    const pid = await runCode(worker, "return process.pid");
    for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.kill(Number(pid), signal);
    expect(await runCode(worker, "return 'still here'")).toBe("still here");
  });
});

test("a program behind a link is started", async () => {
  const link = path.join(files.folder, "current");
  await symlink(path.join(files.folder, "worker"), link);
  worker = startTestWorker(path.join(link, "program.cjs"));
  expect(await runCode(worker, "return 1")).toBe(1);
  await worker.terminate();
});

test("FE-03 a program that cannot start is an error, and no exception of the server", async () => {
  const broken = path.join(files.folder, "worker/broken.cjs");
  await writeFile(broken, "throw new Error('no start')");
  worker = startTestWorker(broken, lines);
  worker.postMessage({ kind: "ping" });
  expect(await reasonOf(worker)).toBe("it ended with exit code 1");
  worker.postMessage({ kind: "ping" });
  await worker.terminate();
  expect(lines.join("\n")).toContain("no start");
});

/** Resolves when every process that writes into this stream has ended. */
const closed = (stream: ChildProcess["stderr"]) =>
  new Promise((resolve) => stream?.once("end", resolve).resume());

test("FE-03 a worker ends when the channel to its parent closes", async () => {
  const child = fork(files.file, [], {
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  await once(child.stderr ?? child, "data");
  const exit = once(child, "exit");
  child.disconnect();
  expect(await exit).toEqual([0, null]);
});

test("FE-03 a worker ends when its parent is killed", async () => {
  const parent = spawn(
    process.execPath,
    ["-e", `require("child_process").fork(${JSON.stringify(files.file)}, [], { serialization: "advanced" })`],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  await once(parent.stderr, "data");
  const end = closed(parent.stderr);
  parent.kill("SIGKILL");
  await end;
});
