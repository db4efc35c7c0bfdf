import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { freePort } from "../../tools/support/free-port.mjs";
import { root } from "../../tools/support/root.mjs";
import { runProgram, startProgram } from "../support/program.ts";

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
const stays = (folder: string, ...args: readonly string[]) =>
  runProgram(process.execPath, ["tools/cli/stays.mjs", ...args], { cwd: folder, env });

/** Runs a server until it says that it is ready, and stops it. */
async function serve(folder: string, command: string): Promise<void> {
  const options = { cwd: folder, env: { ...env, PORT: `${await freePort()}` } };
  const server = startProgram(process.execPath, ["tools/cli/stays.mjs", command], options);
  await server.waitFor(/Stop with Ctrl\+C/);
  await server.stop();
}

/**
 * Commands, what they end with and what they print, where nothing is installed, built or released. `stays.mjs`
 * installs the packages before any command but the first two.
 */
const COMMANDS: readonly (readonly [string, number, RegExp])[] = [
  ["doctor", 0, /packages: out of date/],
  ["serve", 1, /^✗ The host is not built: run npm run build first\.$/m],
  ["releases", 0, /Nothing is released yet/],
  ["rollback mf-cart", 1, /^✗ .*mf-cart/m],
  ["pseudo en-XA", 1, /^✗ There are no settings in .*: run npm start first\.$/m],
];

test("FE-02 in a bare clone with core.autocrlf commands work, or say in one sentence what to run; versions are those of a plain one", async () => {
  test.setTimeout(10 * MINUTES);
  const versions = async (folder: string) => {
    const script =
      'import("./tools/support/source-version.mjs").then(async ({ sourceVersion }) => { for (const app of ["host", "sandbox", "mf-search", "mf-cart"]) console.log(await sourceVersion(app)); })';
    return (await promisify(execFile)(process.execPath, ["-e", script], { cwd: folder, env })).stdout;
  };
  const plain = await clone("plain");
  const folder = await clone("bare", "--config", "core.autocrlf=true");
  expect(await versions(folder)).toBe(await versions(plain));
  for (const [command, code, printed] of COMMANDS) {
    const result = await stays(folder, ...command.split(" "));
    expect(result.text, command).toMatch(printed);
    expect(result.text, command).not.toMatch(/\n {4}at |ERR_MODULE_NOT_FOUND/);
    expect(result.code, `${command}: ${result.text}`).toBe(code);
  }
  await serve(folder, "start");
  for (const one of [folder, plain]) await rm(path.dirname(one), { recursive: true, force: true });
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

test("FE-02 a version is its bytes: one commit, built in two folders of another depth, gives the same files", async () => {
  test.setTimeout(10 * MINUTES);
  const build = async (name: string) => {
    const folder = await clone(name);
    // Any command that needs packages installs them.
    expect((await stays(folder, "releases")).code).toBe(0);
    const script = `import("@stays/build").then(({ buildRemote }) => buildRemote({ name: "mf-transport", version: "1.0.0", folder: "${folder}/built" }))`;
    await promisify(execFile)(process.execPath, ["-e", script], { cwd: folder, env });
    const descriptor = await readFile(path.join(folder, "built/mf-transport/1.0.0/release.json"), "utf8");
    await rm(path.dirname(folder), { recursive: true, force: true });
    return JSON.parse(descriptor).integrity;
  };
  const [one, other] = [await build("one"), await build("deeper/and/longer/other")];
  expect(Object.keys(one)).toContain("remoteEntry.js");
  expect(other).toEqual(one);
});
