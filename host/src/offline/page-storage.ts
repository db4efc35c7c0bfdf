import { CacheExpiration } from "workbox-expiration";
import type { KeepMessage } from "./keep-message.ts";
import { isStorable } from "./storable-answer.ts";
import { ANSWERS, answerAddress, FILES, MAX_AGE, PAGES, shellAddress } from "./storage-addresses.ts";
import { isPublicAddress, type StoredPage, unneeded } from "./stored-page.ts";

const MAX_PAGES = 40;
const MAX_ANSWERS = 120;
/** Characters of the longest answer that is stored; with `MAX_ANSWERS` the limit of all answers. */
const MAX_ANSWER_LENGTH = 400_000;
/** Milliseconds after which a shell is fetched again: settings and the day may have changed. */
const SHELL_AGE = 3_600_000;

const pageExpiration = new CacheExpiration(PAGES, { maxEntries: MAX_PAGES, maxAgeSeconds: MAX_AGE });
const answerExpiration = new CacheExpiration(ANSWERS, { maxEntries: MAX_ANSWERS, maxAgeSeconds: MAX_AGE });

const pathOf = ({ url }: Request): string => new URL(url).pathname + new URL(url).search;

/** Fetches the shell of an edition. False = the site has another one by now, and none is stored. */
async function keepShell(files: Cache, prefix: string, edition: string): Promise<boolean> {
  const address = shellAddress(prefix, edition);
  const stored = await files.match(address);
  if (stored && Date.now() - Date.parse(stored.headers.get("date") ?? "") < SHELL_AGE) return true;
  const response = await fetch(address);
  if (response.ok) await files.put(address, response);
  return response.ok || stored !== undefined;
}

async function keepFiles(cache: Cache, files: readonly string[]): Promise<void> {
  const stored = new Set((await cache.keys()).map(pathOf));
  // One missing file fails all: a page without it would be half a page.
  await cache.addAll(files.filter((file) => !stored.has(file)));
}

async function keepAnswers({ edition, answers }: KeepMessage): Promise<void> {
  const cache = await caches.open(ANSWERS);
  for (const { queryHash, at, data } of answers.filter(isStorable)) {
    const body = JSON.stringify({ at, data });
    if (body.length > MAX_ANSWER_LENGTH) continue;
    const address = answerAddress(edition, queryHash);
    await cache.put(address, new Response(body));
    await answerExpiration.updateTimestamp(new URL(address, location.origin).href);
  }
  await answerExpiration.expireEntries();
}

/** All stored pages, the last one first. Those that are too old are removed before. */
async function storedPages(): Promise<readonly (readonly [address: string, page: StoredPage])[]> {
  await pageExpiration.expireEntries();
  const cache = await caches.open(PAGES);
  const requests = await cache.keys();
  const pages = await Promise.all(
    [...requests].reverse().map(async (request) => {
      const record = await cache.match(request);
      return record ? [[pathOf(request), (await record.json()) as StoredPage] as const] : [];
    }),
  );
  return pages.flat();
}

async function removeUnneeded(): Promise<void> {
  const pages = (await storedPages()).map(([, page]) => page);
  for (const name of [FILES, ANSWERS]) {
    const cache = await caches.open(name);
    for (const path of unneeded((await cache.keys()).map(pathOf), pages)) await cache.delete(path);
  }
}

/** Stores the shell, files and answers of a page, and then the page: one that is stored can be shown. */
export async function keepPage(message: KeepMessage): Promise<void> {
  const { edition, prefix, address, files } = message;
  const cache = await caches.open(FILES);
  if (!(await keepShell(cache, prefix, edition))) return;
  await keepFiles(cache, files);
  await keepAnswers(message);
  // The page of these answers follows when it is complete; until then nothing that it needs is removed.
  if (address === null || !isPublicAddress(address)) return;
  const page: StoredPage = { edition, prefix, files };
  await (await caches.open(PAGES)).put(address, Response.json(page));
  await pageExpiration.updateTimestamp(new URL(address, location.origin).href);
  await removeUnneeded();
}

/** Deletes everything that is stored, also the times that Workbox keeps of it. */
export async function forgetPages(): Promise<void> {
  for (const name of [PAGES, ANSWERS, FILES]) await caches.delete(name);
  await pageExpiration.delete();
  await answerExpiration.delete();
}

/**
 * The shell that shows an address: of the edition in which the address was visited, else of the last page in
 * its language. It then shows what is stored, or that the page cannot be loaded.
 *
 * @param url of the page
 */
export async function storedShell(url: URL): Promise<Response | undefined> {
  const pages = await storedPages();
  const [, own] = pages.find(([address]) => address === url.pathname + url.search) ?? [];
  const [, other] = pages.find(([, { prefix }]) => prefix === url.pathname.split("/")[1]) ?? [];
  const page = own ?? other;
  return page && (await caches.open(FILES)).match(shellAddress(page.prefix, page.edition));
}
