/** @import { FromWorker, ToWorker } from "./render-protocol.ts" */
import process from "node:process";

/** Signals that a terminal or a supervisor sends to the parent and its workers alike. */
const SHARED_SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);
/** Milliseconds between two messages that say that no code blocks the worker; well below the parent's limit. */
const ALIVE_INTERVAL = 1_000;

/**
 * Connects a worker process to its parent, which alone ends it. The worker ends itself when the parent is
 * gone. It ignores the signals that also reach the parent, because the parent still needs it to send the last
 * pages.
 *
 * Written in JavaScript, so that tests run this very file in a real process.
 *
 * @param {(cause: unknown) => string} describe says what has ended the process, whatever was thrown
 */
export function openChannel(describe) {
  const send = process.send?.bind(process);
  if (!send) throw new Error("a render worker is started by the server only");
  /** @param {FromWorker} message */
  const post = (message) => {
    // Without a callback, a parent that is gone would be an exception. `disconnect` ends the worker.
    send(message, undefined, undefined, () => {});
  };
  const postAlive = () => post({ kind: "alive", memory: process.memoryUsage.rss() });
  process.once("disconnect", () => process.exit());
  for (const signal of SHARED_SIGNALS) process.on(signal, () => {});
  process.on("uncaughtExceptionMonitor", (cause) => post({ kind: "fault", reason: describe(cause) }));
  postAlive();
  setInterval(postAlive, ALIVE_INTERVAL).unref();
  return {
    post,
    /** @param {(message: ToWorker) => void} listener */
    onMessage: (listener) => {
      process.on("message", (message) => listener(/** @type {ToWorker} */ (message)));
    },
  };
}
