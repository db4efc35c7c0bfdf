import { runTool, ToolError } from "./steps/step.mjs";

/**
 * `npm run shell`: the site with its stand-in in switchable scenarios (sold out, slow, failing, long texts, each
 * language), for designers and testers.
 */
await runTool(async () => {
  if (process.env.GALAXY_URL)
    throw new ToolError("The scenarios are the stand-in's: unset GALAXY_URL, which keeps it off.");
  process.env.SANDBOX_FAULTS = "1";
  await import("./start.mjs");
});
