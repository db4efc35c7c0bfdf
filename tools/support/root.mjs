import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The folder of the repository, or of the package `@stays/emulator`, whose files have the same paths. It avoids `import.meta.dirname`, so that an old Node still reaches the
 * version check.
 */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");

/**
 * Flags of V8 for the server in production. Its helper threads cost the server more processor time than they save, and a
 * heap of some 20 MB is collected less often when it may grow to four times that.
 */
export const serverFlags = ["--single-threaded-gc", "--heap-growing-percent=300"];

/** Whether the tools run in the repository. Else a team outside it has installed them. */
export const isRepository = existsSync(path.join(root, "pnpm-workspace.yaml"));

/** The folder of releases, builds and secrets: the repository, or the folder of an outside team's remote. */
export const workFolder = isRepository ? root : process.cwd();

/**
 * Folder of the remotes' local builds. A local build is shown where nothing is released, and is never live.
 */
export const localBuilds = path.join(workFolder, ".data/builds");

/**
 * Folder of a build of every remote, for those that are not released. A team outside the repository has them in its
 * package, and in `localBuilds` only after the emulator has run.
 */
export const allBuilds = isRepository ? localBuilds : path.join(root, "builds");
