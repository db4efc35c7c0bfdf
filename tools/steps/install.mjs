import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { capture, run } from "./command.mjs";
import { fingerprintOf } from "./fingerprint.mjs";
import { readManifest } from "./node-version.mjs";
import { root } from "./root.mjs";
import { readStamp, writeStamp } from "./stamp.mjs";
import { step } from "./step.mjs";

/** All package.json files of the workspace, from the root. */
export function manifests() {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^(?:host|sandbox|e2e|mf-.*)$/.test(entry.name))
    .map((entry) => entry.name);
  const shared = readdirSync(path.join(root, "shared")).map((name) => `shared/${name}`);
  const files = [...folders, ...shared, "tools/cli"].sort().map((folder) => `${folder}/package.json`);
  // A moved package leaves its node_modules behind, so the folder may have no package.json.
  return ["package.json", ...files.filter((file) => existsSync(path.join(root, file)))];
}

/** Installs the git hook that checks commit messages in this working copy. */
async function installHooks() {
  if (process.env.CI || !existsSync(path.join(root, ".git"))) return;
  await capture("git", ["config", "core.hooksPath", "tools/git-hooks"]);
}

const wantedFingerprint = () => fingerprintOf(["pnpm-lock.yaml", "pnpm-workspace.yaml", ...manifests()]);

/** Whether the packages are those of the lockfile. */
export async function isInstalled() {
  return (await readStamp("install")) === (await wantedFingerprint());
}

/** Installs exactly the lockfile with the pinned pnpm, if it has changed since the last time. */
export async function install() {
  const fingerprint = await wantedFingerprint();
  if ((await readStamp("install")) === fingerprint) return console.log("✓ install (nothing has changed)");
  await step("install", () =>
    run("npx", ["--yes", readManifest().packageManager, "install", "--frozen-lockfile"], { CI: "1" }),
  );
  await installHooks();
  await writeStamp("install", fingerprint);
}
