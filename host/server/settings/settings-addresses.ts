import type { SiteSettings } from "@stays/contract";
import type { SettingsProblem } from "./read-by-schema.ts";

/** All addresses in a settings document, with their JSON pointers. */
function listAddresses(settings: SiteSettings): readonly (readonly [path: string, address: string | null])[] {
  return [
    ["/hosts/imageBaseUrl", settings.hosts.imageBaseUrl],
    ["/hosts/flagUrl", settings.hosts.flagUrl],
    ["/online/baseUrl", settings.online.baseUrl],
    ["/map/tileUrl", settings.map.tileUrl],
    ["/telemetry/endpoint", settings.telemetry.endpoint],
    ...settings.map.extraTileServices.map(
      (service, index) => [`/map/extraTileServices/${index}/url`, service.url] as const,
    ),
  ];
}

/** The origin of an address or an address template; null for a path of this site and for other text. */
export function readOrigin(address: string): string | null {
  try {
    const { protocol, origin } = new URL(address.replace(/\{\w+\}/g, "x"));
    return protocol === "http:" || protocol === "https:" ? origin : null;
  } catch {
    return null;
  }
}

const isPathOfThisSite = (address: string): boolean => /^\/(?![/\\])/.test(address);

/**
 * Reports addresses that are not http(s): a `javascript:` address in a settings document would become a link
 * of the site.
 */
export function addressProblems(settings: SiteSettings): readonly SettingsProblem[] {
  return listAddresses(settings)
    .filter(([, address]) => address !== null && readOrigin(address) === null && !isPathOfThisSite(address))
    .map(([path]) => ({ path, rule: "must be a web address that starts with https:// or http://" }));
}
