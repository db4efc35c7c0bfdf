import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { HOST, readRegistry } from "@stays/releases";
import { root } from "../steps/root.mjs";
import { ToolError } from "../steps/step.mjs";

const LIMIT_MS = 10_000;

/** @typedef {import("../build/src/host-offer.mjs").HostOffer} HostOffer */
/** @typedef {import("../../shared/releases/src/release-store.js").ReleaseReader} ReleaseReader */

/**
 * The offer of a host in the store.
 *
 * @param {ReleaseReader} store
 * @param {string} version
 * @returns {Promise<HostOffer | null>} null when the store does not have it
 */
export async function storedOffer(store, version) {
  const content = await store.read(`${HOST}/${version}/server/offer.json`);
  return content && JSON.parse(new TextDecoder().decode(content));
}

/**
 * The offer of the released host: fetched from the site that `SITE` names, else that of the live host in the store.
 *
 * @param {ReleaseReader} store
 * @returns {Promise<HostOffer | null>} null when no site is named and no host is released
 */
export async function releasedOffer(store) {
  const site = process.env.SITE;
  if (site) {
    const address = `${site.replace(/\/+$/, "")}/offer.json`;
    const response = await fetch(address, { signal: AbortSignal.timeout(LIMIT_MS) }).catch((error) => {
      throw new ToolError(`✗ ${address} did not answer (${error.message}). Is SITE the address of the site?`);
    });
    if (!response.ok)
      throw new ToolError(`✗ ${address} answers ${response.status}. Is SITE the address of the site?`);
    return response.json();
  }
  const { host } = (await readRegistry(store)).registry;
  return host ? storedOffer(store, host.version) : null;
}

/**
 * The offer of the host that a remote is checked against: the released one, else the working copy's host build.
 *
 * @param {ReleaseReader} store
 * @returns {Promise<HostOffer>}
 */
export async function liveOffer(store) {
  const released = await releasedOffer(store);
  if (released) return released;
  const file = path.join(root, "host/dist/server/offer.json");
  if (!existsSync(file))
    throw new ToolError(
      "✗ There is no host to check the release against: run npm run build, or set SITE=https://… to a running site.",
    );
  return JSON.parse(await readFile(file, "utf8"));
}
