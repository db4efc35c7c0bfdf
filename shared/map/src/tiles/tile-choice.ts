import type { SiteSettings } from "@stays/contract";

/** A tile service that the visitor can choose. */
export interface TileChoice {
  /** null = the site's own service. */
  readonly name: string | null;
  /** URL template with `{z} {x} {y}`; the key of another service is already inserted. */
  readonly url: string;
}

/** Most services besides the site's own. */
const MOST_EXTRA_SERVICES = 2;

/** Returns the site's own tiles first, then at most two services that have a key (MP-06). */
export function tileChoices(
  map: Pick<SiteSettings["map"], "tileUrl" | "extraTileServices">,
): readonly [TileChoice, ...TileChoice[]] {
  const extras = map.extraTileServices.flatMap(({ name, url, key }) =>
    key ? [{ name, url: url.replaceAll("{key}", encodeURIComponent(key)) }] : [],
  );
  return [{ name: null, url: map.tileUrl }, ...extras.slice(0, MOST_EXTRA_SERVICES)];
}
