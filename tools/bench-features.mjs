import { runInstalled } from "./steps/after-install.mjs";

const help = `npm run bench:features

Counts the bytes that each feature for travellers adds to a first visit.`;

await runInstalled(help, {}, () => import("./bench-features/main.mjs"));
