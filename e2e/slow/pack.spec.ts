import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { changeRegistry, goLive, openReleases } from "@stays/releases";
import { packHost } from "../../tools/releases/pack-host.mjs";
import { localBuilds } from "../../tools/support/root.mjs";
import { createTeam } from "../support/team.ts";

/** Ids of the user `nobody`. Only root may start a process as another user. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

test.setTimeout(240_000);

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
async function readAddress(program: ChildProcess): Promise<string> {
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
  await cp(localBuilds, path.join(folder, "releases"), { recursive: true });
  await mkdir(path.join(folder, "empty"));
  await setMode(folder, 0o555);
  server = spawn(process.execPath, [path.join(app, "host/dist/server/serve.cjs")], {
    ...NOBODY,
    cwd: path.join(folder, "empty"),
    env: { PORT: "0", GALAXY_URL: "http://127.0.0.1:1", RELEASES: path.join(folder, "releases") },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const address = await readAddress(server);
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

test("FE-05 a host that a live remote does not fit is refused at pack; one that fits shares its files", async () => {
  const store = path.join(folder, "releases");
  await cp(localBuilds, store, { recursive: true });
  const team = await createTeam({ RELEASES: store, RELEASED_BY: "e2e", SITE: "" });
  const app = path.join(folder, "app");
  const packed = await team.run("pack", "--to", app);
  expect(packed.isDone, packed.text).toBe(true);
  const [version = ""] = await readdir(path.join(store, "host"));
  expect(packed.text).toContain(`host ${version} is in ${app}`);

  const releases = await openReleases(store);
  const other = path.join(folder, "other");
  const [cart = ""] = await releases.list("mf-cart");
  await cp(path.join(store, "mf-cart", cart), other, { recursive: true });
  const descriptor = JSON.parse(await readFile(path.join(other, "release.json"), "utf8"));
  await writeFile(
    path.join(other, "release.json"),
    JSON.stringify({ ...descriptor, version: "9.0.0", contract: 99 }),
  );
  await releases.publish("mf-cart", "9.0.0", other);
  await changeRegistry(releases, { by: "e2e", action: "release", remote: "mf-cart" }, (registry, act) =>
    goLive(registry, "mf-cart", "9.0.0", act),
  );
  const reason =
    /mf-cart 9\.0\.0: it was built for contract 99, the host supports [\d and]+\n +→ list contract 99/;
  const refused = await team.run("pack", "--to", path.join(folder, "refused"));
  expect(refused.isDone).toBe(false);
  expect(refused.text).toMatch(/✗ host \S+ is refused; nothing has changed on the site\./);
  expect(refused.text).toMatch(reason);
  expect(await readdir(folder)).not.toContain("refused");
  await team.leave();
});
