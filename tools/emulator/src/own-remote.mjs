import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { workFolder } from "../../steps/root.mjs";
import { ToolError } from "../../steps/step.mjs";

/**
 * The name of the remote in the current folder: that of its package.
 *
 * @throws ToolError when the folder holds no remote
 */
export function ownRemote() {
  const manifest = path.join(workFolder, "package.json");
  const { name } = existsSync(manifest) ? JSON.parse(readFileSync(manifest, "utf8")) : { name: undefined };
  if (name && existsSync(path.join(workFolder, "remote.ts"))) return name;
  throw new ToolError(
    `✗ ${workFolder} is not the folder of a remote: it needs a package.json with its name, and remote.ts. npx stays new-remote writes them.`,
  );
}
