import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import path from "node:path";
import { endWithParent } from "./steps/end-with-parent.mjs";
import { root } from "./steps/root.mjs";
import { ToolError } from "./steps/step.mjs";
import { runCommand } from "./steps/usage.mjs";

const help = `npm run serve

Serves what is released, in production: installs nothing, builds nothing, and shows no local build. GALAXY_URL names the
back end; SANDBOX=1 serves the mock instead. RELEASES=folder or s3://bucket/prefix names the releases, PORT the port.`;

const program = path.join(root, "host/dist/server/main.cjs");

await runCommand(help, {}, async () => {
  if (!existsSync(program)) throw new ToolError("✗ There is no host to serve: run npm run build first.");
  const site = fork(program, { env: { ...process.env, DEVELOPMENT_RELEASES: "" } });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
    process.on(signal, () => site.kill("SIGTERM"));
  endWithParent(() => site.kill("SIGTERM"));
  const [code] = await once(site, "exit");
  process.exitCode = code ?? 0;
});
