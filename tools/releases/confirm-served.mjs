import { setTimeout as wait } from "node:timers/promises";

/** Longest wait for the site, in milliseconds. A server asks for the registry at least once a second while it is used. */
const LIMIT_MS = 10_000;
const PAUSE_MS = 300;

/**
 * Asks the site which registry it serves.
 *
 * @param {string} address of `/healthz`
 * @param {number} number that is expected
 * @param {AbortSignal} signal
 * @returns {Promise<string | null>} why it does not serve that number; null when it does
 */
async function reasonOf(address, number, signal) {
  try {
    const response = await fetch(address, { signal });
    const { registry } = await response.json();
    if (!registry) return "its /healthz does not say which registry it serves, as earlier versions do";
    const { number: served, unreadableSince } = registry;
    if (served >= number) return null;
    const state = served === null ? "it has no registry yet" : `it serves number ${served} of the registry`;
    return unreadableSince ? `${state}, and cannot read a newer one since ${unreadableSince}` : state;
  } catch (error) {
    const { cause = error } = /** @type {{ cause?: unknown }} */ (error);
    const { code, message } = /** @type {{ code?: string, message?: string }} */ (cause);
    return `it does not answer (${code ?? message})`;
  }
}

/**
 * Waits until the site serves a document of the registry, and prints that it does, or why not. The command fails then:
 * the change is in the registry, and visitors do not get it.
 *
 * @param {number} number of the document
 * @param {{ site?: string | undefined, limit?: number }} [options] `site` = origin; undefined = the site is not asked
 */
export async function confirmServed(
  number,
  { site = process.env.SITE || process.env.SITE_ORIGIN, limit = LIMIT_MS } = {},
) {
  if (!site) return;
  const origin = site.replace(/\/+$/, "");
  const signal = AbortSignal.timeout(limit);
  let reason = "";
  do {
    const found = await reasonOf(`${origin}/healthz`, number, signal);
    if (found === null) return console.log(`✓ ${origin} serves it (number ${number} of the registry)`);
    // The last request is cut off, which is not the reason.
    reason = signal.aborted && reason !== "" ? reason : found;
  } while (await wait(PAUSE_MS, true, { signal }).catch(() => false));
  console.error(
    `✗ ${origin} does not serve number ${number} of the registry, where this change is: ${reason}.`,
  );
  process.exitCode = 1;
}
