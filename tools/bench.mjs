// npm run bench: the pages in the browser against other builds of the same source, and the server under load.
import { runInstalled } from "./steps/after-install.mjs";

await runInstalled(() => import("./bench/main.mjs"));
