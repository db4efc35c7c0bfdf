import type { Facility } from "@stays/galaxy/entities";
import { VIDEO } from "./facility-ids.ts";
import { facilityOf } from "./facility-rules.ts";
import { parseUrl } from "./parse-url.ts";

/** Path of the embeddable player, for hosts that have other pages too. */
const PLAYER_PATHS: Readonly<Record<string, string>> = {
  "www.youtube.com": "/embed/",
  "www.youtube-nocookie.com": "/embed/",
  "player.vimeo.com": "/video/",
};

/**
 * Returns the URL of an item's video, or null: only an https embed link of an allowed host (VD-01).
 * @param allowedHosts the setting `video.allowedHosts`
 */
export function videoLink(facilities: readonly Facility[], allowedHosts: readonly string[]): string | null {
  const [text] = /https:\/\/[^\s"'<>]+/.exec(facilityOf(facilities, VIDEO)?.value ?? "") ?? [];
  const url = text === undefined ? null : parseUrl(text);
  if (!url) return null;
  const isAllowed =
    allowedHosts.includes(url.host) &&
    url.username === "" &&
    url.pathname.startsWith(PLAYER_PATHS[url.host] ?? "/");
  return isAllowed ? url.href : null;
}
