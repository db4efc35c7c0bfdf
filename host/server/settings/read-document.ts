import type { SiteSettings } from "@stays/contract";
import { acceptFormerNames, withFormerNames } from "./former-names.ts";
import { readBySchema, type SettingsProblem } from "./read-by-schema.ts";
import { ruleProblems } from "./settings-rules.ts";

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
  const read = readBySchema(parsed.document);
  if ("problems" in read) return read;
  const settings = withFormerNames(read.settings);
  const problems = ruleProblems(settings, prefix);
  return problems.length > 0 ? { problems } : { settings, warnings };
}
