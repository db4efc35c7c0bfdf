import { defineCommand } from "citty";
import { run } from "../../support/command.mjs";
import { hostProgram } from "../../support/host-program.mjs";
import { UsageError } from "../../support/step.mjs";

export const galaxyCheck = defineCommand({
  meta: {
    name: "galaxy-check",
    description: `Tells whether a back end can serve this site, and what visitors would see of it.

Makes the calls of the contract that change nothing and reads the answers as the site does. The exit status is 1 when an
answer is missing or deviates. Without the tools: node host/dist/server/check-galaxy.cjs https://galaxy.example.com`,
  },
  args: {
    url: { type: "positional", required: false, description: "such as https://galaxy.example.com" },
    settings: {
      type: "string",
      description: "folder of the site's settings: their languages, currency and filters are checked too",
      valueHint: "folder",
    },
    languages: { type: "string", description: "prefixes, such as en,sv (default: the settings', or en)" },
    basket: { type: "boolean", description: "also make, fill and read a basket, and leave it" },
    json: { type: "boolean", description: "print the result as JSON" },
  },
  async run({ args: { url }, rawArgs }) {
    if (url === undefined) throw new UsageError("Type the address of a back end.");
    // What is wrong is printed already.
    await run(process.execPath, [hostProgram("check-galaxy"), ...rawArgs]).catch(() => {
      process.exitCode = 1;
    });
  },
});
