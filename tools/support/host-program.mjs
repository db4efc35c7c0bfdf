import { fork } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { endWithParent } from "./end-with-parent.mjs";
import { root } from "./root.mjs";
import { ToolError } from "./step.mjs";

/**
 * The path of a program of the built host.
 *
 * @param {"serve" | "check-galaxy" | "check-settings"} name
 * @throws ToolError when the host is not built
 */
export function hostProgram(name) {
  const program = path.join(root, `host/dist/server/${name}.cjs`);
  if (!existsSync(program)) throw new ToolError("✗ The host is not built: run npm run build first.");
  return program;
}

/**
 * Starts the built site, which ends with this process. Its log goes to the terminal unchanged.
 *
 * @param {NodeJS.ProcessEnv} env added to that of this process
 * @param {{ cwd?: string, execArgv?: string[] }} [options]
 */
export function startSite(env, options = {}) {
  const site = fork(hostProgram("serve"), {
    ...options,
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
    process.on(signal, () => site.kill("SIGTERM"));
  endWithParent(() => site.kill("SIGTERM"));
  return site;
}
