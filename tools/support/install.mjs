import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { capture, run } from "./command.mjs";
import { readManifest } from "./requirements.mjs";
import { root } from "./root.mjs";

/** Installs the git hook that checks commit messages in this working copy. */
async function installHooks() {
  if (process.env.CI || !existsSync(path.join(root, ".git"))) return;
  await capture("git", ["config", "core.hooksPath", "tools/git-hooks"]);
}

/** @param {string} file from the root @returns {Promise<string | null>} */
const readText = (file) => readFile(path.join(root, file), "utf8").catch(() => null);

/** Whether the packages are those of the lockfile, of which pnpm keeps a copy beside what it has installed. */
export async function isInstalled() {
  const [wanted, installed] = await Promise.all(
    ["pnpm-lock.yaml", "node_modules/.pnpm/lock.yaml"].map(readText),
  );
  return wanted !== null && wanted === installed;
}

/**
 * Installs exactly the lockfile with the pinned pnpm, if it has changed since the last time. Prints to stderr, because
 * other programs read the output of some commands.
 */
export async function install() {
  if (await isInstalled()) return;
  console.error("· install …");
  const args = ["--yes", readManifest().packageManager, "install", "--frozen-lockfile"];
  await run("npx", args, { CI: "1" }, process.stderr);
  await installHooks();
}

const MAX_BYTES = 64 * 1_048_576;

/**
 * Runs the pinned pnpm and returns its output.
 *
 * @param {readonly string[]} args
 * @returns {Promise<string>}
 */
export async function pnpm(...args) {
  const { stdout } = await promisify(execFile)("npx", ["--yes", readManifest().packageManager, ...args], {
    cwd: root,
    maxBuffer: MAX_BYTES,
  });
  return stdout;
}
