import { copyFile, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { SiteSettings } from "@stays/contract";
import { RenderPool } from "./render-pool.ts";
import type { RenderProblem, RenderRequest } from "./render-protocol.ts";
import { parseMessage } from "./worker-message.ts";
import { startWorkerProcess } from "./worker-process.ts";

const request = {
  settings: { language: "en", languages: [{ prefix: "en" }] } as unknown as SiteSettings,
  bundle: { remote: "mf-search", version: "1.0.0", file: "", integrity: "" },
  wait: "all",
} as RenderRequest;

let folder: string;
beforeAll(async () => {
  folder = await realpath(await mkdtemp(path.join(tmpdir(), "stays-hostile-")));
  await copyFile(path.join(__dirname, "worker-channel.js"), path.join(folder, "worker-channel.mjs"));
});
afterAll(() => rm(folder, { recursive: true }));

const services = {
  readFile: () => new Promise<null>(() => {}),
  readGalaxy: async () => ({ status: 200, age: null, body: Buffer.from("{}") }),
};

/** Code that runs in a worker that has started, for each page. `answer` sends an answer to it. */
const onPage = (code: string): string => `
  import("./worker-channel.mjs").then(({ openChannel }) => {
    const channel = openChannel(String);
    setInterval(() => {}, 60_000);
    channel.onMessage(({ kind, id }) => {
      if (kind !== "render") return;
      const answer = (what, page = id) => channel.post({ kind: "answer", id: page, answer: what });
      const first = { kind: "first", head: null, html: Buffer.from("<h1>"), hasPage: true, isComplete: true };
      ${code}
    });
  });`;

/** Milliseconds that only a worker that is to be killed for its silence takes. */
const NEVER = 60_000;

/** Runs a program as the worker of a pool and asks it for a page. */
async function renderWith(program: string, limits = { silenceLimit: NEVER, startLimit: NEVER }) {
  const file = path.join(folder, "program.cjs");
  await writeFile(file, program);
  const problems: RenderProblem[] = [];
  const lines: string[] = [];
  const log = { warn: (_: string, fields?: object) => void lines.push(JSON.stringify(fields)) };
  let unexpected = (_: string): void => {};
  const ended = new Promise<string>((resolve) => {
    unexpected = resolve;
  });
  const pool = new RenderPool({
    size: 1,
    onProblem: (problem) => problems.push(problem),
    startWorker: (listeners) =>
      startWorkerProcess(
        { program: file, services, log, ...limits },
        {
          ...listeners,
          onEnd: (reason) => {
            unexpected(reason);
            listeners.onEnd(reason);
          },
        },
      ),
  });
  const job = pool.render(request);
  return { job, ended, lines, problems, close: () => pool.close() };
}

test.each([
  ["hangs at its start", "for (;;) {}", "did not start within"],
  ["waits at its start", "setInterval(() => {}, 1_000)", "did not start within"],
  ["ends at its start", "process.exit(3)", "exit code 3"],
  ["throws at its start", "throw new Error('no start')", "exit code 1"],
  [
    "asks at its start, and takes no page",
    `import("./worker-channel.mjs").then(({ writeMessage }) => {
      const channel = new (require("node:net").Socket)({ fd: 3 });
      const what = { kind: "galaxy", url: "", traceparent: undefined };
      setInterval(() => writeMessage(channel, { kind: "question", id: 1, what }), 20);
    })`,
    "did not start within",
  ],
  ["writes what is no message", `require("node:fs").writeSync(3, "x".repeat(100))`, "more than"],
  [
    "writes a message that cannot be read",
    `require("node:fs").writeSync(3, Buffer.from([0, 0, 0, 2, 1, 2])); setInterval(() => {}, 1_000)`,
    "the worker sent",
  ],
  [
    "closes its channel at its start",
    `require("node:fs").closeSync(3); setInterval(() => {}, 1_000)`,
    "closed its channel",
  ],
  ["hangs at a page", onPage("for (;;) {}"), "did not answer within"],
  ["hangs after its answer", onPage("answer(first); for (;;) {}"), "did not answer within"],
  [
    "answers after its limit",
    onPage("for (const from = Date.now(); Date.now() < from + 60_000; ) {} answer(first);"),
    "did not answer within",
  ],
  ["ends at a page", onPage("process.exit(4)"), "exit code 4"],
  ["kills itself", onPage("process.abort()"), "SIGABRT"],
  ["closes its channel", onPage(`require("node:fs").closeSync(3)`), /closed its channel|exit code/],
  ["sends nothing at all", onPage("channel.post(null)"), "no worker sends"],
  ["sends a number", onPage("channel.post(5)"), "no worker sends"],
  ["sends a message of another kind", onPage(`channel.post({ kind: "stop" })`), "no worker sends"],
  ["sends a huge message", onPage(`answer({ kind: "late", html: "x".repeat(20_000_000) })`), "more than"],
  [
    "sends a page without end",
    onPage(`setInterval(() => answer({ kind: "late", html: "x".repeat(1_000_000) }))`),
    "characters",
  ],
  [
    "sends messages without end",
    onPage(
      `setInterval(() => { for (let n = 0; n < 5_000; n++) channel.post({ kind: "alive", memory: 1 }) })`,
    ),
    "messages in a second",
  ],
  [
    "asks without end",
    onPage(
      `for (let id = 0; id < 2_000; id++) channel.post({ kind: "question", id, what: { kind: "file", file: "" } })`,
    ),
    "more than 1000 questions",
  ],
  [
    "writes without end",
    onPage(`for (const text = "x".repeat(1e6); ; ) process.stdout.write(text)`),
    "did not answer within",
  ],
])("FE-03 a worker that %s is replaced, and the server goes on", async (_, program, reason) => {
  const before = process.memoryUsage().rss;
  const { ended, lines, problems, close } = await renderWith(program, {
    silenceLimit: reason === "did not answer within" ? 2_000 : NEVER,
    startLimit: reason === "did not start within" ? 1_000 : NEVER,
  });
  expect(await ended).toMatch(reason);
  expect(problems[0]?.message).toMatch(reason);
  expect(lines.join("").length).toBeLessThan(300_000);
  expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
  await close();
});

test.each([
  ["answers twice", "answer(first); answer({ ...first, hasPage: false }); answer({ kind: 'end' })"],
  ["answers after the end", "answer(first); answer({ kind: 'end' }); answer(first); answer({ kind: 'end' })"],
  [
    "answers to a page of another worker",
    "answer(first, 99); answer({ kind: 'late', html: '' }, -1); answer(first); answer({ kind: 'end' })",
  ],
])("FE-03 a worker that %s changes nothing but its own page", async (_, code) => {
  const { job, problems, close } = await renderWith(onPage(code));
  expect(await job?.first).toMatchObject({ hasPage: true });
  for await (const html of job?.late ?? []) expect(html).toBe("");
  expect(problems).toEqual([]);
  await close();
});

const nested = (depth: number): unknown => (depth === 0 ? "" : [nested(depth - 1)]);
const round: { self?: object } = {};
round.self = round;
const html = Buffer.from("");
const first = { kind: "first", head: null, html, hasPage: true, isComplete: true };
const withHead = (head: unknown) => ({ kind: "answer", id: 1, answer: { ...first, head } });
const problem = { remote: "mf-cart", release: "1", operation: "render", message: "", isFault: true };

test.each([
  ["nothing", undefined],
  ["a list", []],
  ["an unknown kind", { kind: "constructor" }],
  ["an answer without a page", { kind: "answer", answer: first }],
  ["an answer of another kind", { kind: "answer", id: 1, answer: { kind: "middle" } }],
  ["HTML that is none", { kind: "answer", id: 1, answer: { ...first, html: { byteLength: 1 } } }],
  ["a late part that is no text", { kind: "answer", id: 1, answer: { kind: "late", html: 5 } }],
  ["a head without a title", withHead({})],
  ["a title that is no text", withHead({ title: ["a"] })],
  ["structured data that is nested without end", withHead({ title: "", structuredData: nested(1_000) })],
  ["structured data that has itself", withHead({ title: "", structuredData: [round] })],
  ["a list of four billion holes", withHead({ title: "", structuredData: new Array(4_294_967_295) })],
  ["structured data with a big integer", withHead({ title: "", structuredData: [{ price: 1n }] })],
  ["a map", withHead({ title: "", structuredData: [new Map()] })],
  ["a memory that is no number", { kind: "alive", memory: "1" }],
  ["a problem without a release", { kind: "answer", id: 1, answer: { kind: "problem", problem: {} } }],
  ["a question of another kind", { kind: "question", id: 1, what: { kind: "run" } }],
])("FE-03 %s is no message of a worker", (_, message) => {
  expect(() => parseMessage(message)).toThrow("no worker sends");
});

test("FE-03 a page's head and its problems pass, a very long error is cut", () => {
  const head = {
    title: "Pine",
    hero: { src: "/a.jpg" },
    structuredData: [{ "@type": "Hotel" }],
    isMissing: false,
  };
  expect(parseMessage(withHead(head))).toEqual(withHead(head));
  const long = { ...problem, message: "x".repeat(100_000) };
  expect(parseMessage({ kind: "answer", id: 1, answer: { kind: "problem", problem: long } })).toMatchObject({
    answer: { problem: { message: "x".repeat(4_000) } },
  });
});
