import { defineCommand } from "citty";
import { ToolError } from "../../steps/step.mjs";
import { startSite } from "./start.mjs";

export const shell = defineCommand({
  meta: {
    name: "shell",
    description: `The site with the mock back end in switchable scenarios.

Sold out, slow, failing, long texts, each language: for designers and testers. PORT=4000 sets the port; the default is
3000.`,
  },
  args: {},
  async run() {
    if (process.env.GALAXY_URL) throw new ToolError("Scenarios need the mock back end: unset GALAXY_URL.");
    process.env.SANDBOX_FAULTS = "1";
    await startSite();
  },
});
