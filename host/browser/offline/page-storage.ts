import { canonicalSearch } from "@stays/routes";
import * as v from "valibot";
import { CacheExpiration } from "workbox-expiration";
import {
  ANSWERS,
  answerAddress,
  answersAddress,
  FILES,
  FORGET,
  MAX_AGE,
  PAGES,
  PHOTOS,
  SHELLS,
  shellAddress,
} from "../../app/offline/storage-addresses.ts";
import { packData } from "../../app/page/packed-data.ts";
import { isReleaseFile } from "../../app/routing/path-kind.ts";
import { isStorable } from "./answer-parts.ts";

const cachedAnswer = v.object({ queryHash: v.string(), at: v.number(), data: v.unknown() });

const keepMessage = v.object({
  kind: v.literal("keep-3"),
  /** Name of the releases of the host and all remotes together. */
  edition: v.string(),
  /** Language prefix. */
  prefix: v.string(),
  /** Path and query of the page; null = it still waits for answers. */
  address: v.nullable(v.string()),
  /** Paths of the files that the page view has loaded. */
  files: v.array(v.string()),
  /** Answers that have arrived since the last message; those of a list by page. */
  answers: v.array(cachedAnswer),
  /** Addresses of the photos that have been loaded since the last message. */
  photos: v.array(v.string()),
});
/** A page with its answers, files and photos. The service worker decides what of it is stored. */
export type KeepMessage = v.InferOutput<typeof keepMessage>;

/** What a page sends to the service worker. */
export const pageMessage = v.variant("kind", [keepMessage, v.object({ kind: v.literal(FORGET) })]);
export type PageMessage = v.InferOutput<typeof pageMessage>;

/** A stored page: it runs with these files only, never with those of another release. */
export type OfflinePage = Pick<KeepMessage, "edition" | "prefix" | "files">;

/** Whether a page may be stored: one with a promo code belongs to one visitor. */
export const isPublicAddress = (address: string): boolean => !/[?&]promocode=[^&]/i.test(address);

/**
 * The stored files and answers that no stored page needs.
 *
 * @param stored paths of stored shells, files and answers
 */
export function unneeded(stored: readonly string[], pages: readonly OfflinePage[]): readonly string[] {
  const needed = new Set(
    pages.flatMap(({ prefix, edition, files }) => [shellAddress(prefix, edition), ...files]),
  );
  const answers = [...new Set(pages.map(({ edition }) => answersAddress(edition)))];
  return stored.filter((path) =>
    isReleaseFile(path) || path.startsWith(SHELLS)
      ? !needed.has(path)
      : !answers.some((prefix) => path.startsWith(prefix)),
  );
}

const MAX_PAGES = 40;
/** A list has one for each of its pages. */
const MAX_ANSWERS = 240;
/** Characters of the longest answer that is stored, once packed; with `MAX_ANSWERS` the limit of all answers. */
const MAX_ANSWER_LENGTH = 400_000;
/** Milliseconds after which a shell is fetched again: settings and the day may have changed. */
const SHELL_AGE = 3_600_000;

const pageExpiration = new CacheExpiration(PAGES, { maxEntries: MAX_PAGES, maxAgeSeconds: MAX_AGE });
const answerExpiration = new CacheExpiration(ANSWERS, { maxEntries: MAX_ANSWERS, maxAgeSeconds: MAX_AGE });

const readPath = ({ url }: Request): string => new URL(url).pathname + new URL(url).search;

/** Fetches the shell of an edition. False = the site has another one by now, and none is stored. */
async function keepShell(files: Cache, prefix: string, edition: string): Promise<boolean> {
  const address = shellAddress(prefix, edition);
  const stored = await files.match(address);
  // biome-ignore lint/plugin: kept across visits; where the clock was set back, the age is as unknown as the future is far
  const age = stored ? Math.abs(Date.now() - Date.parse(stored.headers.get("date") ?? "")) : Number.NaN;
  if (age < SHELL_AGE) return true;
  const response = await fetch(address);
  if (response.ok) await files.put(address, response);
  return response.ok || stored !== undefined;
}

async function keepFiles(cache: Cache, files: readonly string[]): Promise<void> {
  const stored = new Set((await cache.keys()).map(readPath));
  // One missing file fails all: a page without it would be half a page.
  await cache.addAll(files.filter((file) => !stored.has(file)));
}

async function keepAnswers({ edition, answers }: KeepMessage): Promise<void> {
  const cache = await caches.open(ANSWERS);
  for (const { queryHash, at, data } of answers.filter(isStorable)) {
    const body = JSON.stringify({ at, data: packData(data) });
    if (body.length > MAX_ANSWER_LENGTH) continue;
    const address = answerAddress(edition, queryHash);
    await cache.put(address, new Response(body));
    await answerExpiration.updateTimestamp(new URL(address, location.origin).href);
  }
  await answerExpiration.expireEntries();
}

/** All stored pages, the last one first. Those that are too old are removed before. */
async function storedPages(): Promise<readonly (readonly [address: string, page: OfflinePage])[]> {
  await pageExpiration.expireEntries();
  const cache = await caches.open(PAGES);
  const requests = await cache.keys();
  const pages = await Promise.all(
    [...requests].reverse().map(async (request) => {
      const record = await cache.match(request);
      return record ? [[readPath(request), (await record.json()) as OfflinePage] as const] : [];
    }),
  );
  return pages.flat();
}

async function removeUnneeded(): Promise<void> {
  const pages = (await storedPages()).map(([, page]) => page);
  for (const name of [FILES, ANSWERS]) {
    const cache = await caches.open(name);
    for (const path of unneeded((await cache.keys()).map(readPath), pages)) await cache.delete(path);
  }
}

/** The address of a page without click ids and with its keys in one order: a page is the same for all others. */
const canonicalUrl = ({ origin, pathname, search }: URL): string =>
  origin + pathname + canonicalSearch(search);

/** Stores the shell, files and answers of a page, and then the page: one that is stored can be shown. */
export async function keepPage(message: KeepMessage): Promise<void> {
  const { edition, prefix, address, files } = message;
  const cache = await caches.open(FILES);
  if (!(await keepShell(cache, prefix, edition))) return;
  await keepFiles(cache, files);
  await keepAnswers(message);
  // The page of these answers follows when it is complete; until then nothing that it needs is removed.
  if (address === null || !isPublicAddress(address)) return;
  const page: OfflinePage = { edition, prefix, files };
  const url = canonicalUrl(new URL(address, location.origin));
  await (await caches.open(PAGES)).put(url, Response.json(page));
  await pageExpiration.updateTimestamp(url);
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
  const [, own] = pages.find(([address]) => new URL(address, url).href === canonicalUrl(url)) ?? [];
  const [, other] = pages.find(([, { prefix }]) => prefix === url.pathname.split("/")[1]) ?? [];
  const page = own ?? other;
  return page && (await caches.open(FILES)).match(shellAddress(page.prefix, page.edition));
}

const MAX_PHOTOS = 80;
/** Milliseconds for a photo: a host that does not answer must not keep pages from being stored. */
const PHOTO_LIMIT = 10_000;

const photoExpiration = new CacheExpiration(PHOTOS, { maxEntries: MAX_PHOTOS, maxAgeSeconds: MAX_AGE });

/** Origins of image hosts whose photos this site may not read, until the worker restarts. */
const unreadable = new Set<string>();

/**
 * Fetches a photo from the browser's own cache, where the page has just put it; null = this site may not read it
 * (CORS). Browsers count a photo that cannot be read as megabytes, so none is stored.
 */
async function readPhoto(address: string, accept: string): Promise<Response | null> {
  const { origin } = new URL(address);
  if (unreadable.has(origin)) return null;
  try {
    const signal = AbortSignal.timeout(PHOTO_LIMIT);
    return await fetch(address, { credentials: "omit", cache: "force-cache", headers: { accept }, signal });
  } catch {
    // Without a network nothing is known of the host.
    if (navigator.onLine) unreadable.add(origin);
    return null;
  }
}

export const isFull = (error: unknown): boolean =>
  error instanceof Error && error.name === "QuotaExceededError";

/**
 * Stores photos that a page has loaded.
 *
 * @param accept header with which the browser requests images: another one would download them again
 */
export async function keepPhotos(addresses: readonly string[], accept: string): Promise<void> {
  const cache = await caches.open(PHOTOS);
  for (const address of addresses) {
    if (!(await cache.match(address, { ignoreVary: true }))) {
      const response = await readPhoto(address, accept);
      if (!response?.ok) continue;
      await cache.put(address, response);
    }
    await photoExpiration.updateTimestamp(address);
  }
  await photoExpiration.expireEntries();
}

/** Deletes all stored photos, also the times that Workbox keeps of them. */
export async function forgetPhotos(): Promise<void> {
  await caches.delete(PHOTOS);
  await photoExpiration.delete();
}
