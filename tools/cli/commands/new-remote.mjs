import { existsSync } from "node:fs";
import path from "node:path";
import { defineCommand } from "citty";
import { REMOTE_NAME } from "../../../shared/releases/src/store-path.js";
import { nameRemote } from "../../new-remote/lists.mjs";
import { writeRemote } from "../../new-remote/write-remote.mjs";
import { run } from "../../support/command.mjs";
import { pnpm } from "../../support/install.mjs";
import { root } from "../../support/root.mjs";
import { step, ToolError, UsageError } from "../../support/step.mjs";

/** The name of a slot, below its remote's. */
const SLOT_NAME = /^[a-z]+(?:-[a-z]+)*$/;

/** @param {string | undefined} name @returns {string} what follows `mf-` */
function splitWords(name = "") {
  if (!REMOTE_NAME.test(name))
    throw new UsageError("The name must be mf- and lower-case words, such as mf-weather or mf-snow-report.");
  if (existsSync(path.join(root, name))) throw new ToolError(`✗ ${name} exists already.`);
  return name.slice("mf-".length);
}

/** @param {string | undefined} slot as typed @returns {string | null} null = a page */
function parseSlot(slot) {
  if (slot === undefined) return null;
  if (SLOT_NAME.test(slot)) return slot;
  throw new UsageError("The name of a slot must be lower-case words, such as today or five-days.");
}

export const newRemote = defineCommand({
  meta: {
    name: "new-remote",
    description: `Writes a remote such as mf-weather or mf-snow-report.

With a page at /stays/weather, or with --slot today the slot weather.today, at first in the footer. Both have texts in
all languages, a component test, a browser test, a budget and an owner. The result passes npm run check.

Headings are in English until someone translates them: texts/untranslated.json lists them. A preview shows them, a
release is refused. Route and slot belong to the host: deploy a host with them before the remote.`,
  },
  args: {
    name: { type: "positional", required: false, description: "mf- and lower-case words" },
    slot: { type: "string", valueHint: "name", description: "writes a slot instead of a page" },
  },
  async run({ args }) {
    const words = splitWords(args.name);
    const slot = parseSlot(args.slot);
    const files = await step(`write mf-${words}`, async () => [
      ...(await writeRemote({ words, slot })),
      ...(await nameRemote({ words, slot })),
    ]);
    await step("install", () => pnpm("install", "--prefer-offline", "--no-frozen-lockfile"));
    await step("format", () => run("node_modules/.bin/biome", ["check", "--write", ...files]));
    await step("published names", () =>
      run(process.execPath, ["tools/checks/published-names.mjs", "--write"]),
    );
    console.log(`
mf-${words} is ready.
  npm run dev -- mf-${words}      its ${slot === null ? `page at /en/stays/${words}` : "slot in the footer of /en/stays"}, with hot reload
  npm test -- mf-${words}         its tests
  npm run check               what CI checks
  npm run release -- mf-${words}  after a host with its ${slot === null ? "route" : "slot"} is live`);
  },
});
