import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, cp, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { packHost } from "../../tools/pack/pack-host.mjs";

const builds = path.resolve(import.meta.dirname, "../../.data/builds");
/** Ids of the user `nobody`. Only root may start a process as another user. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

let folder: string;
let server: ChildProcess | null;

test.beforeEach(async () => {
  server = null;
  folder = await mkdtemp(path.join(tmpdir(), "stays-pack-"));
  await chmod(folder, 0o755);
});
test.afterEach(async () => {
  server?.kill("SIGKILL");
  await setMode(folder, 0o755);
  await rm(folder, { recursive: true });
});

/** Sets the mode of a folder and of every folder below it. */
async function setMode(at: string, mode: number): Promise<void> {
  await chmod(at, mode);
  const entries = await readdir(at, { withFileTypes: true });
  for (const entry of entries.filter((one) => one.isDirectory()))
    await setMode(path.join(at, entry.name), mode);
}

/** Starts a program that prints its address. Rejects with its output if it ends first. */
async function addressOf(program: ChildProcess): Promise<string> {
  let printed = "";
  for (const stream of [program.stdout, program.stderr])
    stream?.on("data", (part) => {
      printed += part;
    });
  const ended = once(program, "exit").then(() => {
    throw new Error(`The server ended while starting. ${printed}`);
  });
  ended.catch(() => {});
  const [{ address }] = await Promise.race([once(program, "message"), ended]);
  return address;
}

test("FE-02 the packed host starts without node_modules, as a user without write access", async () => {
  const app = path.join(folder, "app");
  await packHost(app);
  await cp(builds, path.join(folder, "releases"), { recursive: true });
  await mkdir(path.join(folder, "empty"));
  await setMode(folder, 0o555);
  server = spawn(process.execPath, [path.join(app, "host/dist/server/serve.cjs")], {
    ...NOBODY,
    cwd: path.join(folder, "empty"),
    env: { PORT: "0", GALAXY_URL: "http://127.0.0.1:1", RELEASES: path.join(folder, "releases") },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const address = await addressOf(server);
  const health = await (await fetch(`${address}/healthz`)).json();
  expect(health).toMatchObject({ status: "ok", missing: [] });
  expect(Object.keys(health.releases)).toContain("mf-search");
  const page = await fetch(`${address}/stays`);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain("<main");
  const [script] = /\/assets\/js\/main\.\w+\.js/.exec(html) ?? [];
  expect((await fetch(address + script)).status).toBe(200);
});
