import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { install } from "./steps/install.mjs";
import { assertNodeVersion } from "./steps/node-version.mjs";
import { root } from "./steps/root.mjs";
import { seconds } from "./steps/step.mjs";
import { runCommand } from "./steps/usage.mjs";

const help = `npm start

Installs and builds what has changed, and serves the site with its stand-in of the back end.

PORT=4000 chooses the port, 3000 otherwise. GALAXY_URL=https://… speaks to a real back end. SANDBOX_FAULTS=1 lets faults
be ordered, SANDBOX_DATA=folder keeps the stand-in's data and the settings elsewhere.`;

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

await runCommand(help, {}, async () => {
  assertNodeVersion();
  const began = performance.now();
  await install();
  const installed = performance.now();
  const { buildStale } = await import("./build.mjs");
  await buildStale();
  await serve({ began, installed, built: performance.now() });
});
