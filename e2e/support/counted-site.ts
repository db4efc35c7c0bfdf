import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Page } from "@playwright/test";
import { startSite } from "./site.ts";

const GALAXY = "/api/galaxy/stays/";

/** The Galaxy call in an address, such as `get-travel-rating?productId=2001`; null when there is none. */
export function parseGalaxyCall(address: string): string | null {
  const [, call] = address.split(GALAXY);
  return call ?? null;
}

/** The page's calls to Galaxy from now on, as a list that grows. */
export function watchCalls(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const call = parseGalaxyCall(request.url());
    if (call) calls.push(call);
  });
  return calls;
}

/** Starts a site that uses another site's Galaxy, through a proxy that records the calls. */
export async function startCountedSite() {
  const behind = await startSite();
  const calls: string[] = [];
  const proxy = createServer(async (request, response) => {
    const { url = "", method = "GET", headers } = request;
    const call = parseGalaxyCall(url);
    if (call) calls.push(call);
    const sent = { cookie: headers.cookie ?? "", "content-type": headers["content-type"] ?? "" };
    const body = method === "GET" ? null : await text(request);
    const answer = await fetch(behind.address + url, { method, headers: sent, body });
    const type = answer.headers.get("content-type") ?? "";
    response.writeHead(answer.status, { "content-type": type, "set-cookie": answer.headers.getSetCookie() });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, "127.0.0.1", resolve);
  });
  const { port } = proxy.address() as AddressInfo;
  const site = await startSite({
    GALAXY_URL: `http://127.0.0.1:${port}`,
    SITE_SETTINGS: behind.settingsFolder,
  });
  const close = async () => {
    await site.close();
    proxy.closeAllConnections();
    await new Promise((resolve) => {
      proxy.close(resolve);
    });
    await behind.close();
  };
  return {
    ...site,
    close,
    settingsFolder: behind.settingsFolder,
    /** Origin of the mock back end, which serves pictures and tiles, too. */
    galaxy: behind.address,
    /** Returns the calls since the last time, and clears them. */
    take: (): readonly string[] => calls.splice(0),
  };
}

export type CountedSite = Awaited<ReturnType<typeof startCountedSite>>;
