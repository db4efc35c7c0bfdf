/**
 * Names and addresses of what is stored for a lost connection. Pages and the service worker may be of different
 * hosts: who changes the meaning of one of these raises its number.
 */

/** Prefix of every cache of the service worker. */
export const CACHE_PREFIX = "stays-";
/** For each visited address the files that it needs, as JSON. */
export const PAGES = `${CACHE_PREFIX}pages-1`;
/** Documents of the page shell, and files of the host and the remotes. */
export const FILES = `${CACHE_PREFIX}files-1`;
/** Answers of Galaxy, as JSON. */
export const ANSWERS = `${CACHE_PREFIX}answers-1`;

/** Photos that visited pages have loaded. */
export const PHOTOS = `${CACHE_PREFIX}photos-1`;

export const SHELLS = "/offline/shells/";
/** Prefix of the address of a stored answer; only caches have it. */
const STORED_ANSWERS = "/offline/answers/";

/** Seconds after which stored pages, answers and photos are removed: a week. */
export const MAX_AGE = 7 * 24 * 3600;

/** The address of the page shell of a language prefix and an edition. */
export const shellAddress = (prefix: string, edition: string): string => `${SHELLS}${prefix}/${edition}`;

export const answersAddress = (edition: string): string => `${STORED_ANSWERS}${edition}/`;

export const answerAddress = (edition: string, queryHash: string): string =>
  answersAddress(edition) + encodeURIComponent(queryHash);

/** Kind of the message with which a page asks the service worker to delete everything that is stored. */
export const FORGET = "forget-1";

/** Address of the service worker's script. It never changes, so that every host can replace or remove it. */
export const SERVICE_WORKER = "/service-worker.js";
