import { ToolError } from "./steps/step.mjs";
import { runCommand } from "./steps/usage.mjs";

const help = `npm run shell

The site with its stand-in in switchable scenarios (sold out, slow, failing, long texts, each language), for designers
and testers. PORT=4000 chooses the port, 3000 otherwise.`;

await runCommand(help, {}, async () => {
  if (process.env.GALAXY_URL)
    throw new ToolError("The scenarios are the stand-in's: unset GALAXY_URL, which keeps it off.");
  process.env.SANDBOX_FAULTS = "1";
  await import("./start.mjs");
});
