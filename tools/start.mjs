import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { install } from "./steps/install.mjs";
import { assertNodeVersion } from "./steps/node-version.mjs";
import { root } from "./steps/root.mjs";
import { runTool, seconds } from "./steps/step.mjs";

/**
 * Starts the built site and waits for its end. Its log goes to the terminal as it is.
 *
 * @param {{ began: number, installed: number, built: number }} times milliseconds, of performance.now()
 */
async function serve({ began, installed, built }) {
  const site = fork(path.join(root, "host/dist/server/main.cjs"), {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
    process.on(signal, () => site.kill("SIGTERM"));
  site.on("message", (message) => {
    const { address, seededMs } = /** @type {{ address: string, seededMs: number }} */ (message);
    const now = performance.now();
    const parts = [
      `install ${seconds(installed - began)}`,
      `build ${seconds(built - installed)}`,
      `seed ${seconds(seededMs)}`,
      `start ${seconds(now - built - seededMs)}`,
    ];
    const shell = process.env.SANDBOX_FAULTS === "1" ? `\nIts scenarios are at ${address}/sandbox/shell` : "";
    console.log(
      `\nStays is at ${address}${shell}\n${seconds(now - began)}: ${parts.join(", ")}. Stop it with Ctrl+C.\n`,
    );
  });
  const [code] = await once(site, "exit");
  process.exitCode = code ?? 0;
}

await runTool(async () => {
  assertNodeVersion();
  const began = performance.now();
  await install();
  const installed = performance.now();
  const { buildStale } = await import("./build.mjs");
  await buildStale();
  await serve({ began, installed, built: performance.now() });
});
