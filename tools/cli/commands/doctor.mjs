import { defineCommand } from "citty";
import { diagnose } from "../../support/diagnose.mjs";

export const doctor = defineCommand({
  meta: {
    name: "doctor",
    description: `Checks that this machine has what the commands need, and says how to get what is missing.

Also checks the release store that RELEASES names: its registry, and every file of what is live or may be rolled back to.
Changes nothing. It fails when a command would fail; what only some tests need is a warning.`,
  },
  args: { json: { type: "boolean", description: "the findings for machines" } },
  async run({ args }) {
    const { storeFindings } = await import("../../releases/store-findings.mjs");
    return diagnose({ isJson: args.json === true, others: await storeFindings() });
  },
});
