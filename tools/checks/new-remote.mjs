import { existsSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { capture } from "../steps/command.mjs";
import { root } from "../steps/root.mjs";
import { runTool, step, ToolError } from "../steps/step.mjs";

const NAME = "mf-snow-report";

/** The first-day workflow of a product team, in a copy of the workspace. */
const commands = {
  "make it": ["tools/new-remote.mjs", NAME],
  "check everything": ["tools/check.mjs"],
  "run its tests": ["node_modules/jest/bin/jest.js", NAME],
  "build everything": ["tools/build.mjs"],
  "release it": ["tools/release.mjs", NAME, "--why", "the first release"],
};

/** Every file that is tracked, or untracked and not ignored. @returns {Promise<readonly string[]>} */
async function sources() {
  const { output } = await capture("git", ["ls-files", "--cached", "--others", "--exclude-standard"]);
  return output.split("\n").filter((file) => file !== "" && existsSync(path.join(root, file)));
}

/** @param {string} copy @param {readonly string[]} args */
async function act(copy, args) {
  const env = ["env", "-u", "RELEASES", "-u", "SITE", "RELEASED_BY=new-remote"];
  const { isOk, output } = await capture("sh", [
    "-c",
    `cd "$0" && ${env.join(" ")} "$@" 2>&1`,
    copy,
    process.execPath,
    ...args,
  ]);
  if (!isOk) throw new ToolError(`✗ node ${args.join(" ")}, in a copy with a new remote\n${output}`);
}

/** Makes a remote in a copy of the workspace, runs every check on it and releases it there (FE-06). */
await runTool(async () => {
  const copy = await mkdtemp(path.join(tmpdir(), "stays-new-remote-"));
  try {
    for (const file of await sources()) await cp(path.join(root, file), path.join(copy, file));
    for (const [name, args] of Object.entries(commands)) await step(name, () => act(copy, args));
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
});
