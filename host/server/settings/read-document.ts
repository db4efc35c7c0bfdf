import type { SiteLanguage, SiteSettings } from "@stays/contract";
import { unreadablePairs } from "@stays/ui/brand-palette";
import { readBySchema, type SettingsProblem } from "./read-by-schema.ts";
import { addressProblems } from "./settings-addresses.ts";

/** Settings that were renamed within their group. Both names are accepted for ever. */
const renamed = [{ group: "upsell", former: "inlineFailures", current: "silentFailures" }];

const findGroup = (document: unknown, group: string): object => Object(Reflect.get(Object(document), group));

/**
 * Moves values under a former name to the current one, in place. If a document has both, the current one
 * wins.
 *
 * @returns one warning per former name, with its path and the current name
 */
function acceptFormerNames(document: unknown): readonly string[] {
  return renamed.flatMap(({ group, former, current }) => {
    const values = findGroup(document, group);
    if (!Object.hasOwn(values, former)) return [];
    if (!Object.hasOwn(values, current)) Reflect.set(values, current, Reflect.get(values, former));
    Reflect.deleteProperty(values, former);
    return [`/${group}/${former} is now named ${current}`];
  });
}

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

/** The colours of a brand that nothing derived from them can make readable (WCAG 2.2 AA). */
function colourProblems({ brand: { colours } }: SiteSettings): readonly SettingsProblem[] {
  return Object.entries(unreadablePairs(colours)).flatMap(([key, pair]) =>
    pair === null
      ? []
      : [
          {
            path: `/brand/colours/${key}`,
            rule: `is not readable: ${pair.front} on ${pair.back} has a contrast of ${pair.contrast.toFixed(2)}, and needs 4.5`,
          },
        ],
  );
}

/** Who asks for consent must be one, and without somebody who asks nothing could ever be measured. */
function consentProblems({ analytics }: SiteSettings): readonly SettingsProblem[] {
  const { tagManager, consentPlatform, banner } = analytics;
  if (banner && consentPlatform !== null)
    return [{ path: "/analytics/banner", rule: "must be false while a consent platform is named" }];
  if (banner && tagManager === null)
    return [{ path: "/analytics/banner", rule: "must be false without a tag manager: it asks for nothing" }];
  if (tagManager !== null && consentPlatform === null && !banner)
    return [
      {
        path: "/analytics/tagManager",
        rule: "needs consent: name a consentPlatform, or set banner to true",
      },
    ];
  return [];
}

/**
 * Checks the rules that a JSON schema cannot express.
 *
 * @param prefix the name of the document without its extension
 */
function ruleProblems(settings: SiteSettings, prefix: string): readonly SettingsProblem[] {
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
  return [
    ...problems,
    ...languageProblems(settings.languages),
    ...addressProblems(settings),
    ...colourProblems(settings),
    ...consentProblems(settings),
  ];
}

/** A valid settings document with its warnings, or all of its errors. */
export type DocumentReading =
  | { readonly settings: SiteSettings; readonly warnings: readonly string[] }
  | { readonly problems: readonly SettingsProblem[] };

function parse(text: string): { document: unknown } | { problems: readonly SettingsProblem[] } {
  try {
    return { document: JSON.parse(text.replace(/^\uFEFF/, "")) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { problems: [{ path: "", rule: `is not valid JSON: ${reason}` }] };
  }
}

/**
 * Validates one settings document and fills in its defaults (ST-01).
 *
 * @param prefix the name of the document without its extension
 */
export function readSettings(text: string, prefix: string): DocumentReading {
  const parsed = parse(text);
  if ("problems" in parsed) return parsed;
  const warnings = acceptFormerNames(parsed.document);
  const read = readBySchema(parsed.document);
  if ("problems" in read) return read;
  const { settings } = read;
  const problems = ruleProblems(settings, prefix);
  return problems.length > 0 ? { problems } : { settings, warnings };
}
