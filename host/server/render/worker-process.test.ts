import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import type { SiteSettings } from "@stays/contract";
import { createLog } from "../observability/log.ts";
import type { RenderRequest } from "./render-protocol.ts";
import { readMessages } from "./worker-channel.js";
import { startWorkerProcess, type WorkerHandle } from "./worker-process.ts";

/**
 * A worker that runs the text of each request as code, with Node's own `require`. A timer keeps it running, as
 * a bundle's would.
 */
const program = `
  const { compileFunction } = require("node:vm");
  import("./worker-channel.mjs").then(({ openChannel }) => {
    const channel = openChannel((cause) => cause?.message ?? String(cause));
    const send = (value) =>
      channel.post({ kind: "answer", id: 1, answer: { kind: "late", html: JSON.stringify(value ?? null) } });
    channel.onMessage(async ({ request }) => {
      try {
        send(await compileFunction(request.address, ["require", "channel", "request"])(require, channel, request));
      } catch (error) {
        send(error.code ?? error.message);
      }
    });
    setInterval(() => {}, 60_000);
    process.stderr.write("started\\n");
  });`;

const services = {
  readFile: async () => null,
  readGalaxy: async () => ({ status: 200, age: null, body: Buffer.from("{}") }),
};

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await realpath(await mkdtemp(path.join(tmpdir(), "stays-worker-")));
  file = path.join(folder, "worker/program.cjs");
  for (const name of ["worker", "worker-2"]) await mkdir(path.join(folder, name));
  for (const name of ["secret.txt", "worker-2/secret.txt"])
    await writeFile(path.join(folder, name), "secret");
  await writeFile(file, program);
  await copyFile(path.join(__dirname, "worker-channel.js"), path.join(folder, "worker/worker-channel.mjs"));
});
afterAll(() => rm(folder, { recursive: true }));

let worker: WorkerHandle;
let lines: string[];
let end: Promise<string>;
let onValue: (value: unknown) => void;

/** Starts a program as a worker. */
function start(started = file): void {
  lines = [];
  onValue = () => {};
  const log = createLog((line) => lines.push(JSON.parse(line).line));
  end = new Promise((resolve) => {
    worker = startWorkerProcess(
      { program: started, services, log, silenceLimit: 60_000 },
      {
        onReady: () => {},
        onAnswer: (_, answer) => onValue(answer.kind === "late" ? JSON.parse(answer.html) : undefined),
        onEnd: resolve,
      },
    );
  });
}

const settingsOf = (prefix: string) =>
  ({ language: prefix, languages: [{ prefix: "en" }, { prefix: "sv" }] }) as unknown as SiteSettings;
const english = settingsOf("en");

/** Makes the test program run code. */
const send = (code: string, settings = english): void =>
  worker.send({ kind: "render", id: 1, request: { address: code, settings } as RenderRequest });

/** The next value that the test program sends. */
const nextValue = (): Promise<unknown> =>
  new Promise((resolve) => {
    onValue = resolve;
  });

/** Runs code in the worker; its value, or the code or message of its error. */
async function run(code: string, settings = english): Promise<unknown> {
  const value = nextValue();
  send(code, settings);
  return value;
}

describe("the life of a worker", () => {
  beforeEach(() => start());
  afterEach(() => worker.kill());

  test("what a worker writes is in the log, in lines of limited length", async () => {
    await run(`console.log("out\\n"); console.error("err"); process.stdout.write("x".repeat(20_000))`);
    await worker.kill();
    expect(lines.sort()).toEqual(["err", "out", "started", "x".repeat(8192)]);
  });

  test("settings are sent with the first page of their language and after an edit, else named", async () => {
    const swedish = settingsOf("sv");
    const sent = [];
    for (const settings of [english, english, swedish, english, settingsOf("en"), swedish])
      sent.push(
        await run("return typeof request.settings === 'string' ? request.settings : 'whole'", settings),
      );
    expect(sent).toEqual(["whole", "en", "whole", "en", "whole", "sv"]);
  });

  test("FE-03 an uncaught error ends the worker, with its message and its stack in the log", async () => {
    send("setTimeout(() => { throw new Error('thrown by a timer') })");
    expect(await end).toBe("thrown by a timer");
    expect(lines.join("\n")).toContain("Error: thrown by a timer");
  });

  test("FE-03 a bundle that fills the memory ends its own worker only", async () => {
    send("const all = []; for (;;) all.push(new Array(1e6).fill(0.5))");
    expect(await end).toContain("heap");
  });

  test("FE-03 signals that reach the whole group leave the worker to its parent", async () => {
    const pid = await run("return process.pid");
    for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.kill(Number(pid), signal);
    expect(await run("return 'still here'")).toBe("still here");
  });

  test("FE-02 a worker says how much memory it uses", async () => {
    await run("return 1");
    expect(worker.memory()).toBeGreaterThan(10_000_000);
  });
});

describe("Node's permission model", () => {
  beforeAll(() => start());
  afterAll(() => worker.kill());

  test.each([
    ["writes a file", `require("node:fs").writeFileSync(__FOLDER__ + "/worker/evil", "")`],
    ["removes a file", `require("node:fs").rmSync(__FOLDER__ + "/secret.txt")`],
    ["reads the users of the machine", `return require("node:fs").readFileSync("/etc/passwd", "utf8")`],
    [
      "reads the environment of its parent",
      `return require("node:fs").readFileSync("/proc/" + process.ppid + "/environ")`,
    ],
    [
      "reads beside its folder",
      `return require("node:fs").readFileSync(__FOLDER__ + "/worker-2/secret.txt", "utf8")`,
    ],
    ["loads a module from elsewhere", `return require(__FOLDER__ + "/secret.txt")`],
    ["starts a process", `return require("node:child_process").spawnSync("true").status`],
    ["starts a thread", `return new (require("node:worker_threads").Worker)("", { eval: true }).threadId`],
    ["opens the inspector", `return require("node:inspector").open(0)`],
  ])("FE-03 a worker never %s", async (_, code) => {
    expect(await run(code.replaceAll("__FOLDER__", JSON.stringify(folder)))).toBe("ERR_ACCESS_DENIED");
  });

  test("FE-03 a worker loads no addon", async () => {
    expect(await run(`process.dlopen({ exports: {} }, "/tmp/evil.node")`)).toBe("ERR_DLOPEN_DISABLED");
  });

  test("FE-03 the environment of a worker is empty", async () => {
    expect(await run("return { ...process.env }")).toEqual({ NODE_ENV: "production" });
  });
});

test("a program behind a link is started", async () => {
  const link = path.join(folder, "current");
  await symlink(path.join(folder, "worker"), link);
  start(path.join(link, "program.cjs"));
  expect(await run("return 1")).toBe(1);
  await worker.kill();
});

/** Code that starts the program as a child, with its channel. */
const spawned = `require("node:child_process").spawn(process.execPath, [FILE], { stdio: ["ignore", "ignore", "inherit", "pipe"] })`;

test("FE-03 a worker ends when its parent is killed", async () => {
  const parent = spawn(process.execPath, ["-e", spawned.replace("FILE", JSON.stringify(file))], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  await once(parent.stderr, "data");
  // It ends when every process that writes into it has ended.
  const ended = once(parent.stderr.resume(), "end");
  parent.kill("SIGKILL");
  await ended;
});

test("FE-03 a worker says again and again that no code blocks it", async () => {
  const child = spawn(process.execPath, [file], { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const messages: unknown[] = [];
  const channel = child.stdio[3] as Readable;
  await new Promise<void>((resolve, reject) => {
    const onMessage = (message: unknown) => messages.push(message) === 3 && resolve();
    readMessages(channel, 1_000, onMessage, reject);
  });
  for (const message of messages) expect(message).toMatchObject({ kind: "alive" });
  child.kill("SIGKILL");
  await once(child, "exit");
});
