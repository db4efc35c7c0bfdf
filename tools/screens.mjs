import { runInstalled } from "./steps/after-install.mjs";

const help = `npm run screens

Screenshots of the results in every variant and state at 390, 768 and 1440 px, for comparison with the design. Writes one
image per state into docs/screens.`;

await runInstalled(help, {}, () => import("./screens/main.mjs"));
