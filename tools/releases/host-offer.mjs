import { existsSync } from "node:fs";
import path from "node:path";
import { readJson } from "../support/read-json.mjs";
import { root } from "../support/root.mjs";
import { ToolError } from "../support/step.mjs";

const LIMIT_MS = 10_000;

/** @typedef {import("../build/src/host-offer.mjs").HostOffer} HostOffer */

/**
 * The offer of the running site that `SITE` names.
 *
 * @returns {Promise<HostOffer | null>} null when none is named
 * @throws ToolError when the site does not answer with it
 */
export async function siteOffer() {
  const site = process.env.SITE;
  if (!site) return null;
  const address = `${site.replace(/\/+$/, "")}/offer.json`;
  const response = await fetch(address, { signal: AbortSignal.timeout(LIMIT_MS) }).catch((error) => {
    throw new ToolError(`✗ ${address} did not answer (${error.message}). Is SITE the address of the site?`);
  });
  if (!response.ok)
    throw new ToolError(`✗ ${address} answers ${response.status}. Is SITE the address of the site?`);
  return response.json();
}

/**
 * The offer of the host in the working copy, which must be built.
 *
 * @returns {HostOffer}
 */
export function builtOffer() {
  const file = path.join(root, "host/dist/server/offer.json");
  if (!existsSync(file))
    throw new ToolError(
      "✗ There is no host to check the release against: run npm run build, or set SITE=https://… to a running site.",
    );
  return readJson(file);
}
