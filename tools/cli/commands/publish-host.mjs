import { existsSync } from "node:fs";
import path from "node:path";
import { publishHost as publishBrowserFiles } from "@stays/releases";
import { defineCommand } from "citty";
import { whyOption } from "../../releases/command-line.mjs";
import { openReleases } from "../../releases/release-store.mjs";
import { root } from "../../steps/root.mjs";
import { ToolError } from "../../steps/step.mjs";

const web = path.join(root, "host/dist/web");

export const publishHost = defineCommand({
  meta: {
    name: "publish-host",
    description: `Puts the browser files of the built host into the release store, before its servers start.

During a rolling deployment, old and new servers then serve each other's files. A server does this itself at start if it
may write to the store; run this command where it may not.`,
  },
  args: whyOption,
  async run() {
    if (!existsSync(path.join(web, "release.json")))
      throw new ToolError("✗ There is no built host: run npm run build first.");
    const { version, isNew } = await publishBrowserFiles(await openReleases(), web);
    console.log(
      `host ${version} ${isNew ? "is in the release store." : "was in the release store already."}`,
    );
  },
});
