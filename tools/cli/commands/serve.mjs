import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import path from "node:path";
import { defineCommand } from "citty";
import { endWithParent } from "../../steps/end-with-parent.mjs";
import { root, serverFlags } from "../../steps/root.mjs";
import { ToolError } from "../../steps/step.mjs";

const program = path.join(root, "host/dist/server/serve.cjs");

export const serve = defineCommand({
  meta: {
    name: "serve",
    description: `The production server: serves what is released, and shows no local build.

It installs and builds nothing. GALAXY_URL is the back end; SANDBOX=1 serves the mock instead. RELEASES=folder or
s3://bucket/prefix is the release store, PORT the port.`,
  },
  args: {},
  async run() {
    if (!existsSync(program)) throw new ToolError("✗ The host is not built: run npm run build first.");
    const site = fork(program, {
      env: { ...process.env, DEVELOPMENT_RELEASES: "" },
      execArgv: [...serverFlags],
    });
    for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
      process.on(signal, () => site.kill("SIGTERM"));
    endWithParent(() => site.kill("SIGTERM"));
    const [code] = await once(site, "exit");
    process.exitCode = code ?? 0;
  },
});
