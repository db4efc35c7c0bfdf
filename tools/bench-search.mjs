// npm run bench:search: scroll, map and filters of the results at a quarter of the processor; with --scroll the
// scrolling alone, told and not written down.
import { runInstalled } from "./steps/after-install.mjs";

await runInstalled(() => import("./bench-search/main.mjs"));
