import { readFileSync } from "node:fs";
import path from "node:path";
import { type BrowserContext, expect, type Page } from "@playwright/test";

const document = readFileSync(path.resolve(import.meta.dirname, "../../docs/privacy.md"), "utf8");

/** The names that a section of docs/privacy.md lists. */
function readListed(section: string): readonly string[] {
  const text = document.split(/^## /m).find((part) => part.startsWith(`${section}\n`)) ?? "";
  return [...text.matchAll(/^\| `([^`]+)`/gm)].map(([, name = ""]) => name);
}

/** Everything that a page of the site has stored in the browser, by section of docs/privacy.md. */
async function storedBy(page: Page): Promise<Readonly<Record<string, string[]>>> {
  const cookies = await page.context().cookies();
  return {
    Cookies: cookies.map(({ name }) => name),
    ...(await page.evaluate(async () => ({
      "Local storage": Object.keys(localStorage),
      "Session storage": Object.keys(sessionStorage),
      "Cache storage": await caches.keys(),
      Databases: (await indexedDB.databases()).map(({ name }) => name ?? ""),
    }))),
  };
}

/** Expects a page to have stored only what docs/privacy.md lists. */
export async function expectListedStorage(page: Page): Promise<void> {
  for (const [section, names] of Object.entries(await storedBy(page)))
    expect.soft(readListed(section), `${section} of docs/privacy.md`).toEqual(expect.arrayContaining(names));
}

/** Records the requests to other servers. All that the settings of the mock name are the site's own server. */
export function watchOtherServers(context: BrowserContext, origin: string): readonly string[] {
  const asked: string[] = [];
  context.on("request", (request) => {
    const address = new URL(request.url());
    if (address.protocol.startsWith("http") && address.origin !== origin) asked.push(address.href);
  });
  return asked;
}
