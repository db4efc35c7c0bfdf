import type { SiteSettings } from "@stays/contract";
import { type Complaint, complaintsOf } from "./schema-complaint.ts";
import { ruleComplaints } from "./settings-rules.ts";
import { applySchema, defaultDetailLinks } from "./settings-schema.ts";

/** A valid settings document, or all of its errors. */
export type DocumentReading =
  | { readonly settings: SiteSettings }
  | { readonly complaints: readonly Complaint[] };

function parse(text: string): { document: unknown } | { complaints: readonly Complaint[] } {
  try {
    return { document: JSON.parse(text.replace(/^\uFEFF/, "")) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { complaints: [{ path: "", rule: `is not valid JSON: ${reason}` }] };
  }
}

/**
 * Validates one settings document and fills in its defaults (ST-01).
 *
 * @param prefix the name of the document without its extension
 */
export function readDocument(text: string, prefix: string): DocumentReading {
  const parsed = parse(text);
  if ("complaints" in parsed) return parsed;
  const complaints = complaintsOf(applySchema(parsed.document));
  if (complaints.length > 0) return { complaints };
  const settings = parsed.document as SiteSettings;
  const detailLinks = { ...defaultDetailLinks, ...settings.results.detailLinks };
  const filled = { ...settings, results: { ...settings.results, detailLinks } };
  const broken = ruleComplaints(filled, prefix);
  return broken.length > 0 ? { complaints: broken } : { settings: filled };
}
