import path from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the repository; found without `import.meta.dirname`, so that an old Node gets to hear its version. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
