import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The folder of the repository, or of the package `@stays/emulator`, whose files have the same paths. It avoids `import.meta.dirname`, so that an old Node still reaches the
 * version check.
 */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");

/** Whether the tools run in the repository. Else a team outside it has installed them. */
export const isRepository = existsSync(path.join(root, "pnpm-workspace.yaml"));

/** The folder of releases, builds and secrets: the repository, or the folder of an outside team's remote. */
export const workFolder = isRepository ? root : process.cwd();
