import { once } from "node:events";
import { defineCommand } from "citty";
import { buildChanged } from "../../support/build-changed.mjs";
import { startSite } from "../../support/host-program.mjs";
import { localBuilds } from "../../support/root.mjs";
import { seconds, ToolError } from "../../support/step.mjs";

/** Builds what has changed and serves the site until its end. */
async function serve() {
  const began = performance.now();
  await buildChanged();
  const built = performance.now();
  const site = startSite({ DEVELOPMENT_RELEASES: localBuilds });
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
  run: serve,
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
    await serve();
  },
});
