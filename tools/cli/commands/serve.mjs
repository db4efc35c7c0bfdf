import { once } from "node:events";
import { defineCommand } from "citty";
import { startSite } from "../../support/host-program.mjs";
import { serverFlags } from "../../support/root.mjs";

export const serve = defineCommand({
  meta: {
    name: "serve",
    description: `The production server: serves what is released, and shows no local build.

It installs and builds nothing. GALAXY_URL is the back end; SANDBOX=1 serves the mock instead. RELEASES=folder or
s3://bucket/prefix is the release store, PORT the port.`,
  },
  args: {},
  async run() {
    const site = startSite({ DEVELOPMENT_RELEASES: "" }, { execArgv: serverFlags });
    const [code] = await once(site, "exit");
    process.exitCode = code ?? 0;
  },
});
