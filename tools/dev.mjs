import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { endWithParent } from "./steps/end-with-parent.mjs";
import { assertPortFree } from "./steps/free-port.mjs";
import { install } from "./steps/install.mjs";
import { localBuilds } from "./steps/local-builds.mjs";
import { assertNodeVersion } from "./steps/node-version.mjs";
import { root } from "./steps/root.mjs";
import { step, ToolError } from "./steps/step.mjs";
import { runCommand, UsageError } from "./steps/usage.mjs";

const help = `npm run dev [-- <remote> …]

Runs the host and these remotes from this machine with hot reload, the other remotes as released or built. Without a name,
all remotes have hot reload. PORT=4000 sets the port; the default is 3000.

SITE=https://… npm run dev -- <remote> prints a signed link that shows the local remote inside the running site, on this
machine only.`;

/**
 * Starts the server behind the development server. It sends page shells and calls Galaxy, but renders no
 * page.
 *
 * @param {readonly string[]} remotes under development
 */
async function startServer(remotes) {
  const server = fork(path.join(root, "host/dist/server/main.cjs"), {
    env: {
      ...process.env,
      PORT: "0",
      DEVELOPMENT: remotes.join(","),
      DEVELOPMENT_RELEASES: localBuilds,
      SITE_ORIGIN: siteOrigin,
      SANDBOX_FAULTS: "1",
    },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const [{ internalAddress }] = /** @type {[{ internalAddress: string }]} */ (await once(server, "message"));
  return { server, internalAddress };
}

/**
 * @param {readonly string[]} chosen
 * @param {readonly string[]} known
 * @returns {readonly string[]} all known remotes when none is chosen
 */
function chosenRemotes(chosen, known) {
  const unknown = chosen.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new UsageError(`There is no remote ${unknown.join(", ")}. There are ${known.join(", ")}.`, help);
  return chosen.length > 0 ? chosen : known;
}

const port = Number(process.env.PORT || 3000);
const siteOrigin = `http://localhost:${port}`;

await runCommand(help, { words: Number.POSITIVE_INFINITY }, async ({ words }) => {
  assertNodeVersion();
  await assertPortFree(port, "npm run dev");
  await install();
  const { devConfigs, remoteNames } = await import("@stays/build");
  const { buildStale } = await import("./build.mjs");
  const remotes = chosenRemotes(words, remoteNames);
  if (process.env.SITE) {
    const [name] = remotes;
    if (name === undefined || remotes.length > 1)
      throw new ToolError("✗ Name one remote: with SITE, npm run dev runs one at a time.");
    const { developInSite } = await import("./dev/in-site.mjs");
    return developInSite({ name, folder: path.join(root, name) }, port);
  }
  // Built versions of the server, the mock back end and the other remotes run beside the development server.
  await step("build what has changed", buildStale);
  const { server, internalAddress } = await startServer(remotes);
  const { rspack } = await import("@rspack/core");
  const { DevServer } = await import("./dev/dev-server.mjs");
  const devServer = new DevServer(port, internalAddress, rspack(await devConfigs(remotes)));
  server.on(
    "message",
    (/** @type {{ fault?: import("./dev/page-problem.mjs").PageProblem }} */ { fault }) => {
      if (fault) devServer.showFault(fault);
    },
  );
  await step("start the compilers", () => devServer.start());
  console.log(
    `\nHost and ${remotes.join(", ")} run with hot reload at ${siteOrigin}. Scenarios are at ${siteOrigin}/sandbox/shell. Stop with Ctrl+C.\n`,
  );
  const stop = async () => {
    server.kill("SIGTERM");
    await devServer.stop();
    process.exit(0);
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  endWithParent(stop);
});
