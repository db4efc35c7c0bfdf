import { readFileSync } from "node:fs";
import path from "node:path";
import type { DestinationLanguage } from "../../sandbox/src/world/localised.ts";

export type Language = DestinationLanguage["code"];

/** The languages that every journey of a booking is made in. */
export const languages: readonly Language[] = ["en", "sv"];

/** Folder of each app's texts. */
const folders = {
  host: "host/texts",
  "mf-cart": "mf-cart/texts",
  property: "shared/stay-page/texts",
  "mf-search": "mf-search/texts",
  activity: "shared/day-booking/texts",
  ui: "shared/ui/texts",
} as const;

type Texts = Readonly<Record<string, string>>;

const root = path.resolve(import.meta.dirname, "../..");

function readTexts(app: keyof typeof folders, language: Language): Texts {
  return JSON.parse(readFileSync(path.join(root, folders[app], `${language}.json`), "utf8"));
}

/**
 * Translates an English text of an app. The English text must match the wording table exactly; `values`
 * replace its {{placeholders}}.
 */
export function speaking(language: Language) {
  return (
    app: keyof typeof folders,
    english: string,
    values: Readonly<Record<string, unknown>> = {},
  ): string => {
    const [key] = Object.entries(readTexts(app, "en")).find(([, text]) => text === english) ?? [];
    const text = key === undefined ? undefined : readTexts(app, language)[key];
    if (text === undefined) throw new Error(`${app} does not say "${english}" in ${language}.`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
  };
}
