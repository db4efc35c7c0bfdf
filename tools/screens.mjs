import { runInstalled } from "./steps/after-install.mjs";

const help = `npm run screens

Screenshots of the results in every variant and state, and of the features for travellers, at 390, 768 and 1440 px. Writes one
image per state or feature into docs/screens.`;

await runInstalled(help, {}, () => import("./screens/main.mjs"));
