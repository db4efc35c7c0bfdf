import { existsSync } from "node:fs";
import path from "node:path";
import { REMOTE_NAME } from "../shared/releases/src/store-path.js";
import { lists, nameRemote } from "./new-remote/lists.mjs";
import { writeRemote } from "./new-remote/write-remote.mjs";
import { capture, run } from "./steps/command.mjs";
import { readManifest } from "./steps/node-version.mjs";
import { root } from "./steps/root.mjs";
import { step, ToolError } from "./steps/step.mjs";
import { runCommand, UsageError } from "./steps/usage.mjs";

const help = `npm run new-remote -- mf-<words>

Writes a remote such as mf-weather or mf-snow-report, with one page at /stays/weather or /stays/snow-report, texts in
four languages, a test, a budget and an owner. Adds it to
${lists.map(({ file }) => file).join(", ")}. The result passes npm run check.

The route belongs to the host: release a host with it before the remote.`;

/** @param {string | undefined} name @returns {string} what follows `mf-` */
function wordsOf(name = "") {
  if (!REMOTE_NAME.test(name))
    throw new UsageError(
      "The name must be mf- and lower-case words, such as mf-weather or mf-snow-report.",
      help,
    );
  if (existsSync(path.join(root, name))) throw new ToolError(`✗ ${name} exists already.`);
  return name.slice("mf-".length);
}

/** @param {string} words */
async function format(words) {
  const files = [`mf-${words}`, ...lists.map(({ file }) => file)];
  const { isOk, output } = await capture("node_modules/.bin/biome", ["check", "--write", ...files]);
  if (!isOk) throw new ToolError(output);
}

await runCommand(help, { words: 1 }, async ({ words: [name] }) => {
  const words = wordsOf(name);
  await step(`write mf-${words}`, async () => {
    await writeRemote(words);
    await nameRemote(words);
  });
  await step("install", () =>
    run("npx", [
      "--yes",
      readManifest().packageManager,
      "install",
      "--prefer-offline",
      "--no-frozen-lockfile",
    ]),
  );
  await step("format", () => format(words));
  console.log(`
mf-${words} is ready.
  npm run dev -- mf-${words}      its page at /en/stays/${words}, with hot reload
  npm test -- mf-${words}         its tests
  npm run check               what CI checks
  npm run release -- mf-${words}  after a host with its route is live`);
});
