import { once } from "node:events";
import path from "node:path";
import { defineCommand } from "citty";
import { parseRemote } from "../../releases/command-line.mjs";
import { endWithParent } from "../../support/end-with-parent.mjs";
import { assertPortFree } from "../../support/free-port.mjs";
import { startSite } from "../../support/host-program.mjs";
import { localBuilds, root } from "../../support/root.mjs";
import { step, ToolError } from "../../support/step.mjs";

/**
 * Starts the server behind the development server. It sends pages and calls Galaxy.
 *
 * @param {readonly string[]} remotes under development
 * @param {boolean} renders whether pages are rendered on the server
 */
async function startServer(remotes, renders) {
  const server = startSite({
    PORT: "0",
    DEVELOPMENT: remotes.join(","),
    DEVELOPMENT_RELEASES: localBuilds,
    SITE_ORIGIN: siteOrigin,
    RENDER: renders ? "on" : "off",
    SANDBOX_FAULTS: "1",
  });
  const [{ internalAddress }] = /** @type {[{ internalAddress: string }]} */ (await once(server, "message"));
  return { server, internalAddress };
}

const port = Number(process.env.PORT || 3000);
const siteOrigin = `http://localhost:${port}`;

export const dev = defineCommand({
  meta: {
    name: "dev",
    description: `Runs the host and these remotes with hot reload.

The other remotes are as released or built. Without a name, all remotes have hot reload. PORT=4000 sets the port; the
default is 3000. Errors of builds and pages are shown in the browser.

--server renders pages with the remotes as they are edited. Its faults are shown in the same way. After an edit of the
host, pages are rendered in the browser until the command is started again. It is not the default: a page that is loaded
after an edit waits for the server's build, and its styles come after its content.

SITE=https://… npm run dev -- <remote> prints a signed link that shows the local remote inside the running site, on this
machine only.`,
  },
  args: {
    remotes: { type: "positional", required: false, description: "the default is all", valueHint: "name …" },
    server: { type: "boolean", description: "renders pages on the server as well" },
  },
  async run({ args }) {
    await assertPortFree(port, "npm run dev");
    const { devConfigs, remoteNames } = await import("@stays/build");
    const { buildChanged } = await import("../../support/build-changed.mjs");
    const remotes = args._.length > 0 ? args._.map(parseRemote) : remoteNames;
    if (process.env.SITE) {
      const [name] = remotes;
      if (name === undefined || remotes.length > 1)
        throw new ToolError("✗ Name one remote: with SITE, npm run dev runs one at a time.");
      const { developInSite } = await import("../../dev/in-site.mjs");
      return developInSite({ name, folder: path.join(root, name) }, port);
    }
    // Built versions of the server, the mock back end and the other remotes run beside the development server.
    await step("build what has changed", buildChanged);
    const { server, internalAddress } = await startServer(remotes, args.server === true);
    const { rspack } = await import("@rspack/core");
    const { DevServer } = await import("../../dev/dev-server.mjs");
    const { createServerBuilds } = await import("../../dev/server-builds.mjs");
    const compiler = rspack(await devConfigs(remotes));
    const devServer = new DevServer(port, internalAddress, compiler);
    server.on(
      "message",
      (/** @type {{ fault?: import("../../dev/dev-server.mjs").PageFault }} */ { fault }) => {
        if (fault) devServer.showFault(fault);
      },
    );
    const serverBuilds = args.server ? await createServerBuilds(remotes, compiler, devServer, server) : null;
    await step("start the compilers", () => Promise.all([devServer.start(), serverBuilds?.start()]));
    console.log(
      `\nHost and ${remotes.join(", ")} run with hot reload at ${siteOrigin}. Scenarios are at ${siteOrigin}/sandbox/shell. Stop with Ctrl+C.\n`,
    );
    const stop = async () => {
      await Promise.all([devServer.stop(), serverBuilds?.close()]);
      process.exit(0);
    };
    process.once("SIGINT", stop);
    process.once("SIGTERM", stop);
    endWithParent(stop);
  },
});
