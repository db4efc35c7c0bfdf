import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { freePort } from "../../tools/steps/free-port.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const MINUTES = 60_000;

/** The environment without what this test's own runner has added. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_|NODE_ENV|FORCE_COLOR|RELEASES|SITE|SANDBOX|GALAXY_URL)/.test(name),
  ),
);

/** A clone of the last commit, without packages and builds. */
async function clone(name: string, ...options: readonly string[]): Promise<string> {
  const folder = path.join(await mkdtemp(path.join(tmpdir(), "stays-clone-")), name);
  await promisify(execFile)("git", ["clone", "--quiet", ...options, root, folder]);
  return folder;
}

/** Runs `stays` in a clone. Returns its exit code and all that it printed. */
async function stays(folder: string, ...args: readonly string[]) {
  const options = { cwd: folder, env, maxBuffer: 50_000_000 };
  const result = promisify(execFile)(process.execPath, ["tools/cli/stays.mjs", ...args], options);
  return result.then(
    ({ stdout, stderr }) => ({ code: 0, text: stdout + stderr }),
    (error) => ({ code: Number(error.code), text: `${error.stdout}${error.stderr}` }),
  );
}

/** Runs a server until it says that it is ready, and stops it. */
async function serves(folder: string, ...args: readonly string[]): Promise<string> {
  const port = await freePort();
  const server = spawn(process.execPath, ["tools/cli/stays.mjs", ...args], {
    cwd: folder,
    env: { ...env, PORT: `${port}` },
    detached: true,
  });
  let text = "";
  const ended = once(server, "exit");
  const ready = new Promise<void>((resolve) => {
    for (const stream of [server.stdout, server.stderr])
      stream.on("data", (part) => {
        text += part;
        if (text.includes("Stop with Ctrl+C")) resolve();
      });
  });
  await Promise.race([ready, ended]);
  if (server.pid && server.exitCode === null) process.kill(-server.pid, "SIGTERM");
  await ended;
  return text;
}

/** Commands, what they end with and what they print, where nothing is installed, built or released. */
const COMMANDS: readonly (readonly [string, number, RegExp])[] = [
  ["doctor", 0, /packages: out of date/],
  ["serve", 1, /^✗ The host is not built: run npm run build first\.$/m],
  ["--help", 0, /rollback/],
  ["releases", 0, /Nothing is released yet/],
  ["release", 2, /Which remote\?/],
  ["rollback mf-cart", 1, /^✗ .*mf-cart/m],
  ["promote mf-cart", 1, /^✗ .*mf-cart/m],
  ["retire mf-cart", 2, /Live are none/],
  ["revoke mf-cart", 0, /mf-cart/],
  ["prune", 0, /0 releases were removed/],
  ["preview", 2, /Which remote\?/],
  ["canary mf-cart", 2, /1 to 99 percent/],
  ["new-remote cart", 2, /The name must be mf-/],
  ["icons --check", 0, /^$/m],
  ["pseudo en-XA", 1, /^✗ There are no settings in .*: run npm start first\.$/m],
  ["format", 0, /Checked/],
  ["check", 0, /product \d+ lines/],
  ["test shared/days", 0, /\d+ passed, 0 failed/],
  ["build", 0, /build mf-upsell/],
  ["pack", 0, /sbom|host .* is in/],
  ["packages", 0, /The packages are in/],
];

test("FE-02 every command works in a bare clone, or says in one sentence what to run", async () => {
  test.setTimeout(20 * MINUTES);
  const folder = await clone("bare");
  for (const [command, code, printed] of COMMANDS) {
    await rm(path.join(folder, "node_modules"), { recursive: true, force: true });
    const result = await stays(folder, ...command.split(" "));
    expect(result.text, command).toMatch(printed);
    expect(result.text, command).not.toMatch(/\n {4}at |ERR_MODULE_NOT_FOUND/);
    expect(result.code, `${command}: ${result.text}`).toBe(code);
  }
  for (const command of ["start", "dev mf-cart", "shell"])
    expect(await serves(folder, ...command.split(" ")), command).toContain("Stop with Ctrl+C");
  await rm(path.dirname(folder), { recursive: true, force: true });
});

test("FE-02 a clone with core.autocrlf builds the same versions and passes the check", async () => {
  test.setTimeout(10 * MINUTES);
  const versions = async (folder: string) => {
    const script =
      'import("./tools/steps/source-version.mjs").then(async ({ sourceVersion }) => { for (const app of ["host", "sandbox", "mf-search", "mf-cart"]) console.log(await sourceVersion(app)); })';
    return (await promisify(execFile)(process.execPath, ["-e", script], { cwd: folder, env })).stdout;
  };
  const plain = await clone("plain");
  const windows = await clone("windows", "--config", "core.autocrlf=true");
  expect(await versions(windows)).toBe(await versions(plain));
  const { code, text } = await stays(windows, "check");
  expect(code, text).toBe(0);
  for (const folder of [plain, windows]) await rm(path.dirname(folder), { recursive: true, force: true });
});

test("FE-02 in a folder with # in its name, doctor and the build name the character", async () => {
  test.setTimeout(5 * MINUTES);
  const folder = await clone("c#");
  for (const command of ["doctor", "build"]) {
    const { code, text } = await stays(folder, command);
    expect(text).toContain('because of the "#" in its name: rename or move the folder');
    expect(text).not.toMatch(/\n {4}at /);
    expect(code).toBe(1);
  }
  await rm(path.dirname(folder), { recursive: true, force: true });
});
