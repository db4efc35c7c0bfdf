import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dayNumber, destinationToday } from "../world/day.ts";
import { worldLanguages } from "../world/localised.ts";
import { siteSettings } from "./site-settings.ts";

/** Writes `en.json`, `sv.json`, `no.json` and `de.json` for a site at `origin`. */
export function writeSettings(folder: string, origin: string, today = destinationToday(new Date())): void {
  mkdirSync(folder, { recursive: true });
  for (const lang of worldLanguages) {
    writeFileSync(
      join(folder, `${lang}.json`),
      `${JSON.stringify(siteSettings(origin, lang, dayNumber(today) ?? 0), null, 2)}\n`,
    );
  }
}
