import { spawn } from "node:child_process";
import { once } from "node:events";
import { root } from "./root.mjs";
import { ToolError } from "./step.mjs";

/**
 * Runs a command to its end. Its output goes straight to the terminal.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to this process's own
 * @param {NodeJS.WriteStream} [stdout] gets what it prints
 * @throws ToolError when it fails
 */
export async function run(command, args, env = {}, stdout = process.stdout) {
  const stdio = /** @type {const} */ (["inherit", stdout, "inherit"]);
  const child = spawn(command, args, { cwd: root, stdio: [...stdio], env: { ...process.env, ...env } });
  const [code] = await once(child, "close");
  if (code !== 0) throw new ToolError(`✗ ${command} ${args.join(" ")} failed (exit code ${code}).`);
}

/**
 * Runs a command and captures its output. A program that is missing has failed like any other.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ signal?: AbortSignal, cwd?: string }} [options] `signal` ends the command
 * @returns {Promise<{ isOk: boolean, output: string }>}
 */
export async function capture(command, args, { signal, cwd = root } = {}) {
  const child = spawn(command, args, { cwd, env: { ...process.env, FORCE_COLOR: "0" }, signal });
  let output = "";
  child.stdout.on("data", (part) => {
    output += part;
  });
  child.stderr.on("data", (part) => {
    output += part;
  });
  try {
    const [code] = await once(child, "close");
    return { isOk: code === 0, output };
  } catch {
    signal?.throwIfAborted();
    return { isOk: false, output: `${command} is not installed, or not in PATH.` };
  }
}
