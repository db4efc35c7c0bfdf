import type { SiteLanguage, SiteSettings } from "@stays/contract";
import type { SettingsProblem } from "./read-by-schema.ts";
import { addressProblems } from "./settings-addresses.ts";

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

function languageProblems(languages: readonly SiteLanguage[]): readonly SettingsProblem[] {
  return languages.flatMap(({ prefix, locale }, index) => [
    ...(isLocale(locale)
      ? []
      : [{ path: `/languages/${index}/locale`, rule: "must be a language tag such as sv-SE" }]),
    ...(languages.findIndex((other) => other.prefix === prefix) === index
      ? []
      : [{ path: `/languages/${index}/prefix`, rule: "must not repeat the prefix of another language" }]),
  ]);
}

/**
 * Checks the rules that a JSON schema cannot express.
 *
 * @param prefix the name of the document without its extension
 */
export function ruleProblems(settings: SiteSettings, prefix: string): readonly SettingsProblem[] {
  const problems: SettingsProblem[] = [];
  if (settings.language !== prefix)
    problems.push({ path: "/language", rule: `must be ${prefix}, like the file name` });
  else if (!settings.languages.some((language) => language.prefix === prefix))
    problems.push({ path: "/language", rule: "must be the prefix of one of the languages" });
  if (settings.restrictedCalendar.active && settings.restrictedCalendar.nodeId === null)
    problems.push({
      path: "/restrictedCalendar/nodeId",
      rule: "must be a number while the restricted calendar is active",
    });
  return [...problems, ...languageProblems(settings.languages), ...addressProblems(settings)];
}
