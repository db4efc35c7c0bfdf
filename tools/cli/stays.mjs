#!/usr/bin/env node
import { install } from "../support/install.mjs";
import { assertNodeVersion } from "../support/requirements.mjs";
import { isRepository } from "../support/root.mjs";
import { runTool, ToolError } from "../support/step.mjs";

/**
 * The program `stays`. Its commands need the packages of the repository, so it installs them first. Two do not: `doctor`
 * changes nothing, and `serve` runs in production.
 */
await runTool(async () => {
  assertNodeVersion();
  const [name, ...args] = process.argv.slice(2);
  const isInstalling = isRepository && name !== "doctor" && name !== "serve";
  if (isInstalling) await install();
  const program = await import("./main.mjs").catch(async (error) => {
    if (error.code !== "ERR_MODULE_NOT_FOUND" || isInstalling) throw error;
    if (name === "serve") throw new ToolError("✗ The host is not built: run npm run build first.");
    return null;
  });
  if (program) return program.main(name, args);
  const { diagnose } = await import("../support/diagnose.mjs");
  await diagnose({ isJson: args.includes("--json") });
});
