import { once } from "node:events";
import { createServer } from "node:net";
import { openTestFolder, runCode, startTestWorker, type TestFolder, testProgram } from "./test-worker.ts";
import type { WorkerProcess } from "./worker-process.ts";

let files: TestFolder;
let worker: WorkerProcess;
beforeAll(async () => {
  files = await openTestFolder();
  worker = startTestWorker(files.file);
});
afterAll(async () => {
  await worker.terminate();
  await files.close();
});

test.each([
  ["writes a file", `require("node:fs").writeFileSync(__FOLDER__ + "/worker/evil", "")`],
  ["writes a file for all", `require("node:fs").writeFileSync("/tmp/stays-evil", "")`],
  ["removes a file", `require("node:fs").rmSync(__FOLDER__ + "/secret.txt")`],
  ["reads the users of the machine", `return require("node:fs").readFileSync("/etc/passwd", "utf8")`],
  [
    "reads the environment of its parent",
    `return require("node:fs").readFileSync("/proc/" + process.ppid + "/environ")`,
  ],
  ["reads beside its folder", `return require("node:fs").readFileSync(__FOLDER__ + "/secret.txt", "utf8")`],
  [
    "reads a folder of a similar name",
    `return require("node:fs").readFileSync(__FOLDER__ + "/worker-2/secret.txt")`,
  ],
  ["loads a module from elsewhere", `return require(__FOLDER__ + "/secret.txt")`],
  ["lists a folder", `return require("node:fs").readdirSync(__FOLDER__).length`],
  ["starts a process", `return require("node:child_process").spawnSync("true").status`],
  ["forks itself", `return require("node:child_process").fork("program.cjs").pid`],
  ["starts a thread", `return new (require("node:worker_threads").Worker)("", { eval: true }).threadId`],
  ["opens the inspector", `return require("node:inspector").open(0)`],
  ["reaches Node's internals", `return Object.keys(process.binding("tcp_wrap"))`],
  ["writes its heap", `return require("node:v8").writeHeapSnapshot(__FOLDER__ + "/worker/heap")`],
])("FE-03 Node's permission model: a worker never %s", async (_, code) => {
  expect(await runCode(worker, code.replaceAll("__FOLDER__", JSON.stringify(files.folder)))).toBe(
    "ERR_ACCESS_DENIED",
  );
});

test("FE-03 Node's permission model: a worker loads no addon", async () => {
  expect(await runCode(worker, `process.dlopen({ exports: {} }, "/tmp/evil.node")`)).toBe(
    "ERR_DLOPEN_DISABLED",
  );
});

test.each([
  ["connects", `require("node:net").connect(__PORT__, "127.0.0.1")`],
  ["connects by HTTP", `require("node:http").get("http://127.0.0.1:__PORT__")`],
  ["connects by TLS", `require("node:tls").connect(__PORT__, "127.0.0.1")`],
  ["sends a datagram", `require("node:dgram").createSocket("udp4").send("x", 9, "127.0.0.1")`],
  ["listens", `require("node:net").createServer().listen(0)`],
  ["looks up a name", `return require("node:dns").promises.lookup("localhost")`],
  ["asks a name server", `new (require("node:dns").Resolver)().resolveTxt("secret.example.com", () => {})`],
  ["finds its parent", `process.kill(process.ppid, 0)`],
  ["opens the inspector of its parent", `process._debugProcess(process.ppid)`],
])("FE-03 a worker has no network and sends no signals: it never %s", async (_, code) => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  expect(await runCode(worker, code.replaceAll("__PORT__", String(port)))).toBe(
    "a render worker has no network and sends no signals",
  );
  server.close();
});

test("FE-03 `fetch` fails in a worker", async () => {
  expect(
    await runCode(worker, `return fetch("http://127.0.0.1:1234").catch(({ cause }) => cause.message)`),
  ).toBe("a render worker has no network and sends no signals");
});

test("FE-03 the environment of a worker is empty", async () => {
  expect(await runCode(worker, "return { ...process.env }")).toEqual({ NODE_ENV: "production" });
});

test("a worker reads the files of its own folder", async () => {
  expect(
    await runCode(
      worker,
      `return require("node:fs").readFileSync(__filename, "utf8")`.replace(
        "__filename",
        JSON.stringify(files.file),
      ),
    ),
  ).toBe(testProgram);
});
