import { ToolError } from "./steps/step.mjs";
import { runCommand } from "./steps/usage.mjs";

const help = `npm run shell

The site with the mock back end in switchable scenarios (sold out, slow, failing, long texts, each language), for
designers and testers. PORT=4000 sets the port; the default is 3000.`;

await runCommand(help, {}, async () => {
  if (process.env.GALAXY_URL) throw new ToolError("Scenarios need the mock back end: unset GALAXY_URL.");
  process.env.SANDBOX_FAULTS = "1";
  await import("./start.mjs");
});
