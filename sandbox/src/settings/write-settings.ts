import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { todayIn } from "@stays/days";
import { dayNumber } from "../world/day.ts";
import type { Destination } from "../world/destinations/destination.ts";
import { siteSettings } from "./site-settings.ts";

/** The origin of a site, and the time at which its settings are written. */
interface SettingsSite {
  readonly origin: string;
  readonly timeZone: string;
}

/** Writes one document per language prefix, such as `en.json`; removes those of another destination. */
export function writeSettings(
  folder: string,
  destination: Destination,
  { origin, timeZone }: SettingsSite,
): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const today = dayNumber(todayIn(timeZone, new Date())) ?? 0;
  for (const language of destination.languages) {
    const settings = siteSettings(destination, language, origin, today);
    writeFileSync(join(folder, `${language.prefix}.json`), `${JSON.stringify(settings, null, 2)}\n`);
  }
}
