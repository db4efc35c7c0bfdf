import { defineCommand } from "citty";
import { capture } from "../../support/command.mjs";
import { hostProgram } from "../../support/host-program.mjs";
import { ToolError, UsageError } from "../../support/step.mjs";

export const settings = defineCommand({
  meta: {
    name: "settings",
    description: `stays settings check <folder> says the same of a folder of settings as the start of the site.

It runs the built host. docs/settings.md lists all settings. Without the tools: node host/dist/server/check-settings.cjs
folder.`,
  },
  args: {
    action: { type: "positional", required: false, description: "check" },
    folder: { type: "positional", required: false, description: "with one document per language prefix" },
  },
  async run({ args: { action, folder } }) {
    if (action !== "check" || folder === undefined) throw new UsageError("Type settings check and a folder.");
    const { isOk, output } = await capture(process.execPath, [hostProgram("check-settings"), folder]);
    if (!isOk) throw new ToolError(output.trim());
    console.log(output.trim());
  },
});
