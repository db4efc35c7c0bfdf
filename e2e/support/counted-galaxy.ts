import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type RunningSite, startSite } from "./site.ts";

const GALAXY = "/api/galaxy/stays/";

/** The Galaxy call in an address, such as `get-travel-rating?productId=2001`; null when there is none. */
export function galaxyCallIn(address: string): string | null {
  const [, call] = address.split(GALAXY);
  return call ?? null;
}

/** A site that records every call to Galaxy, from its server or from a browser. */
export interface CountedSite {
  readonly address: string;
  /** Returns the calls since the last time, and clears them. */
  take(): readonly string[];
  close(): Promise<void>;
}

/** Starts a site that uses another site's Galaxy, through a proxy that records the calls. */
export async function startCountedSite(): Promise<CountedSite> {
  const behind: RunningSite = await startSite();
  const calls: string[] = [];
  const proxy = createServer(async ({ url = "", headers }, response) => {
    const call = galaxyCallIn(url);
    if (call) calls.push(call);
    const cookie = headers.cookie ?? "";
    const answer = await fetch(behind.address + url, { headers: { cookie } });
    response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
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
  return { address: site.address, take: () => calls.splice(0), close };
}
