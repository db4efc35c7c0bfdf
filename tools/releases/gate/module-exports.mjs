import path from "node:path";
import { Worker } from "node:worker_threads";

/** @import { GateViolation } from "./candidate.mjs" */

/** Milliseconds that all modules of a release have to load. They need a few hundred. */
const LIMIT_MS = 20_000;

const definedBy = { page: "definePage", slot: "defineSlot" };

/**
 * Checks that every page and slot is defined as the contract says, and that the server evaluates it without an error
 * and without an end. The modules run in a thread of their own, which can be ended.
 *
 * @param {Pick<import("./candidate.mjs").Candidate, "folder" | "descriptor" | "offer">} candidate
 * @param {AbortSignal} signal
 * @param {number} [limitMs]
 * @returns {Promise<readonly GateViolation[]>}
 */
export async function checkModuleExports({ folder, descriptor, offer }, signal, limitMs = LIMIT_MS) {
  const worker = new Worker(new URL("./evaluate-modules.mjs", import.meta.url), {
    workerData: { file: path.join(folder, descriptor.server), shared: Object.keys(offer.shared) },
    env: {},
  });
  let loading = "its server bundle";
  /** @param {string} reason @returns {GateViolation} */
  const failed = (reason) => ({ reason, remedy: "read no browser object, time or random value at import" });
  /** @param {string} how @returns {GateViolation} */
  const endless = (how) => ({
    reason: `${loading} ${how}`,
    remedy: "await nothing at the top of a module: load data in queries, and code with import()",
  });
  /** @type {Promise<readonly GateViolation[]>} */
  const found = new Promise((resolve, reject) => {
    worker.on("message", (message) => {
      if (message.loading) loading = message.loading;
      if (message.error) resolve([failed(`its server bundle cannot be evaluated: ${message.error}`)]);
      if (message.missing)
        resolve(
          message.missing.map(
            (/** @type {{ kind: "page" | "slot", name: string, missing: string }} */ one) => ({
              reason: `${one.kind} ${one.name} lacks the ${one.missing}`,
              remedy: `define it with ${definedBy[one.kind]} of @stays/contract, and export it as "${one.kind}"`,
            }),
          ),
        );
    });
    worker.once("error", (error) =>
      resolve([failed(`its server bundle cannot be evaluated: ${error.message}`)]),
    );
    worker.once("exit", () =>
      resolve([endless("has not loaded: it awaits something that never comes, or ends the process")]),
    );
    signal.addEventListener("abort", () => reject(signal.reason));
    setTimeout(() => resolve([endless(`has not loaded after ${limitMs / 1000} s`)]), limitMs).unref();
  });
  return found.finally(() => worker.terminate());
}
