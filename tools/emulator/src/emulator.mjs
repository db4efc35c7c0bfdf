import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { defineCommand } from "citty";
import { assertPortFree } from "../../support/free-port.mjs";
import { startSite } from "../../support/host-program.mjs";
import { allBuilds, localBuilds, root, workFolder } from "../../support/root.mjs";
import { step, ToolError, UsageError } from "../../support/step.mjs";

/**
 * The name of the remote in the current folder: that of its package.
 *
 * @throws ToolError when the folder holds no remote
 */
function ownRemote() {
  const manifest = path.join(workFolder, "package.json");
  const { name } = existsSync(manifest) ? JSON.parse(readFileSync(manifest, "utf8")) : { name: undefined };
  if (name && existsSync(path.join(workFolder, "remote.ts"))) return name;
  throw new ToolError(
    `✗ ${workFolder} is not the folder of a remote: it needs a package.json with its name, and remote.ts. npx --no stays new-remote writes them.`,
  );
}

/** Port of the development server. */
const DEV_PORT = 3100;

const port = Number(process.env.PORT || 3000);

/** Builds the remote of this folder beside those of the package, as it would be released. @param {string} name */
async function buildOwn(name) {
  const { BuildError, buildRemote } = await import("@stays/build");
  const { recordBuild, remoteSources } = await import("../../releases/release-store.mjs");
  const { sources, version } = await remoteSources(name, workFolder);
  try {
    await step(`build ${name} ${version}`, () =>
      buildRemote({ name, version, folder: localBuilds, sources }),
    );
  } catch (error) {
    throw error instanceof BuildError ? new ToolError(error.message) : error;
  }
  await recordBuild(localBuilds, { name, version, by: "stays emulator" });
}

/** Starts the packed site on this folder's builds, releases and data. */
async function serve() {
  const { location } = await import("../../releases/release-store.mjs");
  const env = {
    PORT: `${port}`,
    RELEASES: location,
    DEVELOPMENT_RELEASES: localBuilds,
    DATA: path.resolve(workFolder, process.env.DATA || ".data"),
    SANDBOX: "1",
    SANDBOX_DATA: path.resolve(workFolder, process.env.SANDBOX_DATA || ".data/sandbox"),
    GALAXY_URL: "",
  };
  return startSite(env, { cwd: root });
}

export const emulator = defineCommand({
  meta: {
    name: "emulator",
    description: `Serves the packed site with the mock back end, and in it the remote of this folder.

It is built as a release. The other remotes are those of the package. What this folder's own store has as released is
shown instead of a build.

PORT=4000 sets the port; the default is 3000. SANDBOX_WORLD=yukimori is another destination, SANDBOX_FAULTS=1 enables
faults and scenarios of the mock, SANDBOX_DATA=folder sets the folder of its data and settings.`,
  },
  args: {
    remote: { type: "positional", required: false, description: "the remote of this folder" },
    dev: {
      type: "boolean",
      description:
        "serves the remote from its sources too, and prints a link that shows it so, with live reload",
    },
  },
  async run({ args }) {
    const name = ownRemote();
    if ((args.remote ?? name) !== name) throw new UsageError(`This is the folder of ${name}.`);
    await assertPortFree(port, "npm start");
    const { copyBuilds, listHiddenBuilds } = await import("../../releases/release-store.mjs");
    await copyBuilds(allBuilds, localBuilds, "stays emulator");
    await buildOwn(name);
    const site = await serve();
    site.once("message", async (message) => {
      const { address } = /** @type {{ address: string }} */ (message);
      console.log(`\nThe emulator is at ${address} with ${name}. Stop with Ctrl+C.\n`);
      await listHiddenBuilds();
      if (!args.dev) return;
      // The link of the development server leads here, whatever site SITE names.
      process.env.SITE = address;
      const { developInSite } = await import("../../dev/in-site.mjs");
      await developInSite({ name, folder: workFolder }, DEV_PORT);
    });
    const [code] = await once(site, "exit");
    // A development server would keep the process running.
    process.exit(code ?? 0);
  },
});
