// npm run bench:soak: memory of the server over minutes of visitors and over releases of a remote.
import { runInstalled } from "./steps/after-install.mjs";

await runInstalled(() => import("./bench/soak-main.mjs"));
