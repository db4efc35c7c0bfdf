import type { SiteSettings } from "@stays/contract";
import { acceptFormerNames, repeatUnderFormerNames } from "./former-names.ts";
import { type SettingsProblem, schemaProblems } from "./schema-problems.ts";
import { ruleProblems } from "./settings-rules.ts";
import { applySchema, defaultDetailLinks } from "./settings-schema.ts";

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
export function readDocument(text: string, prefix: string): DocumentReading {
  const parsed = parse(text);
  if ("problems" in parsed) return parsed;
  const warnings = acceptFormerNames(parsed.document);
  const problems = schemaProblems(applySchema(parsed.document));
  if (problems.length > 0) return { problems };
  const settings = parsed.document as SiteSettings;
  const detailLinks = { ...defaultDetailLinks, ...settings.results.detailLinks };
  const filled = { ...settings, results: { ...settings.results, detailLinks } };
  const broken = ruleProblems(filled, prefix);
  if (broken.length > 0) return { problems: broken };
  repeatUnderFormerNames(filled);
  return { settings: filled, warnings };
}
