import { linkTo } from "@stays/routes";
import type { RememberedStay } from "./visitor-memory.ts";

/** The key of the address that carries favourites. */
const KEY = "favourites";

/** More than this no link carries: each is asked for by itself. */
const MOST = 24;

/** A content id: a tag of four letters and digits. */
const ID = /^[a-z]{4}:\d{1,12}$/;

/** The ids that an address shares, each once; what is no id is left out. */
export function sharedIds(search: string): readonly string[] {
  const ids = new URLSearchParams(search).get(KEY)?.split(",") ?? [];
  return [...new Set(ids.filter((id) => ID.test(id)))].slice(0, MOST);
}

/** The address of the results page that shows these favourites to whoever opens it; only ids are told. */
export function favouritesLink(language: string, stays: readonly RememberedStay[]): string {
  const ids = stays.slice(0, MOST).map(({ id }) => id);
  return linkTo(language, { route: "stayslist", search: `?${KEY}=${ids.join(",")}` });
}

/** The same query without shared favourites. */
export function withoutShared(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(KEY);
  const text = query.toString().replaceAll("%2C", ",");
  return text === "" ? "" : `?${text}`;
}

/** Kept favourites and those that come with a link, each once. */
export function withAll(
  favourites: readonly RememberedStay[],
  shared: readonly RememberedStay[],
): readonly RememberedStay[] {
  const known = new Set(favourites.map(({ id }) => id));
  return [...favourites, ...shared.filter(({ id }) => !known.has(id))];
}
