import { openSite as openBuiltSite } from "../bench/sites/site.mjs";

/** Starts the built site on a free port with data of its own; SITE_ADDRESS names one that runs already. */
export async function openSite() {
  const running = process.env.SITE_ADDRESS;
  return running ? { address: running, close: async () => {} } : openBuiltSite();
}
