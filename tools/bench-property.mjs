import { runInstalled } from "./steps/after-install.mjs";

const help = `npm run bench:property

Measures navigation and calendar of the property pages, with the processor throttled to a quarter.`;

await runInstalled(help, {}, () => import("./bench-property/main.mjs"));
