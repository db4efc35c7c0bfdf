/** @import { FromProcess, ToProcess } from "./render-protocol.ts" */
import process from "node:process";

/** Signals that a terminal or a supervisor sends to the parent and its workers alike. */
const SHARED_SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/**
 * Connects a worker process to its parent, which alone ends it. The worker ends itself when the parent is
 * gone. It ignores the signals that also reach the parent, because the parent still needs it to send the last
 * pages.
 *
 * Written in JavaScript, so that tests run this very file in a real process.
 */
export function openChannel() {
  const send = process.send?.bind(process);
  if (!send) throw new Error("a render worker is started by the server only");
  /** @param {FromProcess} message */
  const post = (message) => {
    // Without a callback, a parent that is gone would be an exception. `disconnect` ends the worker.
    send(message, undefined, undefined, () => {});
  };
  process.once("disconnect", () => process.exit());
  for (const signal of SHARED_SIGNALS) process.on(signal, () => {});
  process.on("uncaughtExceptionMonitor", (error) =>
    post({ kind: "fault", reason: error instanceof Error ? error.message : String(error) }),
  );
  return {
    post,
    /** Bytes of memory that the process uses. */
    residentMemory: () => process.memoryUsage.rss(),
    /** @param {(message: ToProcess) => void} listener */
    onMessage: (listener) => {
      process.on("message", (message) => listener(/** @type {ToProcess} */ (message)));
    },
  };
}
