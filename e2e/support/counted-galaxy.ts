import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type RunningSite, startSite } from "./site.ts";

const GALAXY = "/api/galaxy/stays/";

/** The call of Galaxy in an address, such as `get-travel-rating?productId=2001`; null when it is none. */
export function galaxyCallIn(address: string): string | null {
  const [, call] = address.split(GALAXY);
  return call ?? null;
}

/** A site whose every call of Galaxy is written down, made by its server or by a browser. */
export interface CountedSite {
  readonly address: string;
  /** Gives the calls since the last time, and forgets them. */
  take(): readonly string[];
  close(): Promise<void>;
}

/** Starts a site in front of another one's Galaxy, with a proxy between them that writes the calls down. */
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
