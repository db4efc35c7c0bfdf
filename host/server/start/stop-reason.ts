import { awaitStop } from "./stop-signal.ts";

/**
 * Why this process has to stop. It listens from the import on, before all other code is loaded: the kernel drops a
 * signal to process 1, as which containers start the server, until the process listens.
 */
export const stopReason = awaitStop(process);
