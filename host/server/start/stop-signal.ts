/** What stops a process: signals, and the end of the process that started it. */
interface Signalled {
  on(event: NodeJS.Signals | "disconnect", listener: () => void): unknown;
  readonly connected: boolean;
}

/** Why a process has to stop. */
export type StopReason = NodeJS.Signals | "disconnect";

/** Reasons that come from a terminal, so that there is no load balancer to wait for. */
export const isFromTerminal = (reason: StopReason): boolean => reason === "SIGINT" || reason === "SIGHUP";

/**
 * Settles with the first reason to stop. Later ones change nothing: npm and a terminal send one signal twice, and the
 * requests that are running have their time.
 */
export const awaitStop = (from: Signalled): Promise<StopReason> =>
  new Promise((resolve) => {
    for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) from.on(signal, () => resolve(signal));
    // If another process started this one, it stops when that process ends, even by a crash.
    if (from.connected) from.on("disconnect", () => resolve("disconnect"));
  });
