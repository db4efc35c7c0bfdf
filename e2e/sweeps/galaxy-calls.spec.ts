import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import pages from "../support/pages.json" with { type: "json" };
import { type RunningSite, startSite } from "../support/site.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { EN } from "../support/world.ts";

const GALAXY = "/api/galaxy/stays/";

/** The Galaxy call in an address, such as `get-travel-rating?productId=2001`; null when there is none. */
function galaxyCallIn(address: string): string | null {
  const [, call] = address.split(GALAXY);
  return call ?? null;
}

/** A site that records every call to Galaxy, from its server or from a browser. */
interface CountedSite {
  readonly address: string;
  /** Returns the calls since the last time, and clears them. */
  take(): readonly string[];
  close(): Promise<void>;
}

/** Starts a site that uses another site's Galaxy, through a proxy that records the calls. */
async function startCountedSite(): Promise<CountedSite> {
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

/** Calls that the browser makes after the server's: those of each visitor's own basket. */
const OWN = /^(?:get-basket|create-basket)/;

let site: CountedSite;

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startCountedSite();
});
test.afterAll(() => site?.close());

const repeated = (calls: readonly string[]) => calls.filter((call, index) => calls.indexOf(call) !== index);

for (const [route, path] of Object.entries(pages))
  test(`NF no call of Galaxy is made twice by server and browser: ${route}`, async ({ page }) => {
    const byBrowser: string[] = [];
    page.on("request", (request) => {
      const call = galaxyCallIn(request.url());
      if (call) byBrowser.push(call);
    });
    site.take();
    await page.goto(`${site.address}${EN}${path}${weekForTwo()}`);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    // Parts below the viewport are requested when they enter it.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState("networkidle");
    const all = site.take();
    const byServer = [...all];
    for (const call of byBrowser) {
      const index = byServer.lastIndexOf(call);
      if (index !== -1) byServer.splice(index, 1);
    }
    expect(repeated(all)).toEqual([]);
    // A visitor's own trip is made of the basket, which only the browser requests.
    if (route !== "trip") expect(byServer.length).toBeGreaterThan(0);
    expect(byServer.filter((call) => OWN.test(call))).toEqual([]);
  });
