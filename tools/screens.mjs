import { runInstalled } from "./steps/after-install.mjs";

const help = `npm run screens

Draws the results in every look and state at 390, 768 and 1440 px into docs/screens, one sheet for each state, to be laid
beside the design.`;

await runInstalled(help, {}, () => import("./screens/main.mjs"));
