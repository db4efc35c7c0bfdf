import { runInstalled } from "./steps/after-install.mjs";

const help = `npm run bench:property

Measures page change and calendar of the property pages at a quarter of the processor.`;

await runInstalled(help, {}, () => import("./bench-property/main.mjs"));
