import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { openSite } from "./site.mjs";

/** @typedef {Awaited<ReturnType<typeof openCountedSite>>} CountedSite */

/**
 * Starts a site that renders each page anew and uses another site's mock back end, through a proxy that counts the calls.
 *
 * @param {NodeJS.ProcessEnv} env of the mock back end
 */
export async function openCountedSite(env) {
  const behind = await openSite(env);
  /** @type {string[]} */
  const calls = [];
  const proxy = createServer(async (request, response) => {
    const { url = "", method = "GET", headers } = request;
    if (url.includes("/api/galaxy/")) calls.push(url);
    const sent = { cookie: headers.cookie ?? "", "content-type": headers["content-type"] ?? "" };
    const body = method === "GET" ? null : await text(request);
    const answer = await fetch(behind.address + url, { method, headers: sent, body });
    response.writeHead(answer.status, {
      "content-type": answer.headers.get("content-type") ?? "",
      "set-cookie": answer.headers.getSetCookie(),
    });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise((resolve) => {
    proxy.listen(0, "127.0.0.1", () => resolve(null));
  });
  const address = proxy.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const site = await openSite({
    GALAXY_URL: `http://127.0.0.1:${port}`,
    SITE_SETTINGS: behind.settingsFolder,
    PAGE_CACHE_MEGABYTES: "0",
  });
  const close = async () => {
    await site.close();
    proxy.closeAllConnections();
    proxy.close();
    await behind.close();
  };
  /** Returns the calls since the last time, and clears them. */
  const take = () => calls.splice(0);
  return { address: site.address, close, take };
}
