// npm run bench:property: page change and calendar of the property pages at a quarter of the processor.
import { runInstalled } from "./steps/after-install.mjs";

await runInstalled(() => import("./bench-property/main.mjs"));
