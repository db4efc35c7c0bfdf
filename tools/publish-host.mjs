import { existsSync } from "node:fs";
import path from "node:path";
import { publishHost } from "@stays/releases";
import { whoAmI } from "./releases/command-line.mjs";
import { openReleases } from "./releases/release-store.mjs";
import { root } from "./steps/root.mjs";
import { ToolError } from "./steps/step.mjs";
import { runCommand } from "./steps/usage.mjs";

const help = `npm run publish-host [-- --why "reason"]

Puts the browser files of the built host into the release store, before its servers start. During a rolling deployment,
old and new servers then serve each other's files. A server does this itself at start if it may write to the store; run
this command where it may not.`;

const web = path.join(root, "host/dist/web");

await runCommand(help, { options: { why: { type: "string" } } }, async ({ values: { why } }) => {
  const by = await whoAmI();
  if (!existsSync(path.join(web, "release.json")))
    throw new ToolError("✗ There is no built host: run npm run build first.");
  const { version, isNew } = await publishHost(await openReleases(), web, {
    by,
    at: new Date().toISOString(),
    why: typeof why === "string" ? why : "",
  });
  console.log(`host ${version} ${isNew ? "is in the release store." : "was in the release store already."}`);
});
