import { openSite as openBuiltSite } from "../bench/sites/site.mjs";

/**
 * Starts the built site on a free port with its own data. SITE_ADDRESS names a running site to use instead.
 */
export async function openSite() {
  const running = process.env.SITE_ADDRESS;
  return running ? { address: running, close: async () => {} } : openBuiltSite();
}
