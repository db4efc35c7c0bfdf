import path from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The folder of the repository. It avoids `import.meta.dirname`, so that an old Node still reaches the
 * version check.
 */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
