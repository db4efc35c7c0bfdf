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

Makes a remote with one page at /stays/<word>, with texts in four languages, a test, a budget and an owner, and names it
wherever remotes are named: ${lists.map(({ file }) => file).join(", ")}. It passes npm run check as it is.

The route is the host's: a host that has it is released before the remote.`;

/** @param {string | undefined} name @returns {string} what follows `mf-` */
function wordOf(name) {
  const [, word] = /^mf-([a-z]+)$/.exec(name ?? "") ?? [];
  if (word === undefined) throw new UsageError("A remote is called mf- and one word of small letters.", help);
  if (existsSync(path.join(root, `mf-${word}`))) throw new ToolError(`✗ mf-${word} is there already.`);
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
mf-${word} is there.
  npm run dev -- mf-${word}      its page at /en/stays/${word}, with refresh
  npm test -- mf-${word}         its tests
  npm run check               what CI checks
  npm run release -- mf-${word}  once a host with its route is live`);
});
