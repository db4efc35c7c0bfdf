import { defineCommand } from "citty";
import { diagnose } from "../../steps/diagnose.mjs";

export const doctor = defineCommand({
  meta: {
    name: "doctor",
    description: `Checks that this machine has what the commands need, and says how to get what is missing.

Changes nothing. It fails when a command would fail; what only some tests need is a warning.`,
  },
  args: { json: { type: "boolean", description: "the findings for machines" } },
  run: ({ args }) => diagnose({ isJson: args.json === true }),
});
