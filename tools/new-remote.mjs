import { existsSync } from "node:fs";
import path from "node:path";
import { lists, nameRemote } from "./new-remote/lists.mjs";
import { writeRemote } from "./new-remote/write-remote.mjs";
import { capture, run } from "./steps/command.mjs";
import { readManifest } from "./steps/node-version.mjs";
import { root } from "./steps/root.mjs";
import { step, ToolError } from "./steps/step.mjs";
import { runCommand, UsageError } from "./steps/usage.mjs";

const help = `npm run new-remote -- mf-<word>

Writes a remote with one page at /stays/<word>, with texts in four languages, a test, a budget and an owner. Adds it to
${lists.map(({ file }) => file).join(", ")}. The result passes npm run check.

The route belongs to the host: release a host with it before the remote.`;

/** @param {string | undefined} name @returns {string} what follows `mf-` */
function wordOf(name) {
  const [, word] = /^mf-([a-z]+)$/.exec(name ?? "") ?? [];
  if (word === undefined)
    throw new UsageError("The name must be mf- and one lower-case word, such as mf-weather.", help);
  if (existsSync(path.join(root, `mf-${word}`))) throw new ToolError(`✗ mf-${word} exists already.`);
  return word;
}

/** @param {string} word */
async function format(word) {
  const files = [`mf-${word}`, ...lists.map(({ file }) => file)];
  const { isOk, output } = await capture("node_modules/.bin/biome", ["check", "--write", ...files]);
  if (!isOk) throw new ToolError(output);
}

await runCommand(help, { words: 1 }, async ({ words: [name] }) => {
  const word = wordOf(name);
  await step(`write mf-${word}`, async () => {
    await writeRemote(word);
    await nameRemote(word);
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
  await step("format", () => format(word));
  console.log(`
mf-${word} is ready.
  npm run dev -- mf-${word}      its page at /en/stays/${word}, with hot reload
  npm test -- mf-${word}         its tests
  npm run check               what CI checks
  npm run release -- mf-${word}  after a host with its route is live`);
});
