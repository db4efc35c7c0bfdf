import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { defineCommand } from "citty";
import { buildStale } from "../../steps/build-stale.mjs";
import { endWithParent } from "../../steps/end-with-parent.mjs";
import { localBuilds, root } from "../../steps/root.mjs";
import { seconds, ToolError } from "../../steps/step.mjs";

/**
 * Starts the built site and waits for its end. Its log goes to the terminal unchanged.
 *
 * @param {{ began: number, built: number }} times milliseconds, of performance.now()
 */
async function serve({ began, built }) {
  const site = fork(path.join(root, "host/dist/server/serve.cjs"), {
    env: { ...process.env, DEVELOPMENT_RELEASES: localBuilds },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
    process.on(signal, () => site.kill("SIGTERM"));
  endWithParent(() => site.kill("SIGTERM"));
  site.on("message", (message) => {
    const { address, seededMs } = /** @type {{ address: string, seededMs: number }} */ (message);
    const now = performance.now();
    const parts = [
      `build ${seconds(built - began)}`,
      `seed ${seconds(seededMs)}`,
      `start ${seconds(now - built - seededMs)}`,
    ];
    const shell = process.env.SANDBOX_FAULTS === "1" ? `\nScenarios are at ${address}/sandbox/shell` : "";
    void import("../../releases/release-store.mjs").then(({ listHiddenBuilds }) => listHiddenBuilds());
    console.log(
      `\nStays is at ${address}${shell}\n${seconds(now - began)}: ${parts.join(", ")}. Stop with Ctrl+C.\n`,
    );
  });
  const [code] = await once(site, "exit");
  process.exitCode = code ?? 0;
}

/** Builds what has changed and serves the site until its end. */
async function startSite() {
  const began = performance.now();
  await buildStale();
  await serve({ began, built: performance.now() });
}

export const start = defineCommand({
  meta: {
    name: "start",
    description: `Builds what has changed, and serves the site with the mock back end.

For work on this machine. The site shows the releases in releases/, and the local build of every other remote. Nothing
becomes live. In production: npm run serve.

PORT=4000 sets the port; the default is 3000. GALAXY_URL=https://… uses a real back end. SANDBOX_FAULTS=1 enables faults
and scenarios of the mock, SANDBOX_DATA=folder sets the folder of its data and settings.`,
  },
  args: {},
  run: startSite,
});

export const shell = defineCommand({
  meta: {
    name: "shell",
    description: `The site with the mock back end in switchable scenarios.

Sold out, slow, failing, long texts, each language: for designers and testers. PORT=4000 sets the port; the default is
3000.`,
  },
  args: {},
  async run() {
    if (process.env.GALAXY_URL) throw new ToolError("Scenarios need the mock back end: unset GALAXY_URL.");
    process.env.SANDBOX_FAULTS = "1";
    await startSite();
  },
});
