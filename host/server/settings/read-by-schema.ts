import { settingsSchema } from "@stays/contract/settings";
import * as v from "valibot";

/** One error in a settings document: the path of the value, and what it must be. */
export interface SettingsProblem {
  /** JSON pointer, such as `/hosts/imageBaseUrl`; empty = the whole document. */
  readonly path: string;
  readonly rule: string;
}

/**
 * Keys that the schema does not have, and lists in place of objects: what the schema reads leaves the first out,
 * and takes the second for empty.
 */
function unreadValues(given: unknown, read: unknown, path = ""): readonly SettingsProblem[] {
  if (typeof given !== "object" || given === null || typeof read !== "object" || read === null) return [];
  if (Array.isArray(given) && !Array.isArray(read)) return [{ path, rule: "must be an object" }];
  return Object.entries(given).flatMap(([key, value]) =>
    Object.hasOwn(read, key)
      ? unreadValues(value, Reflect.get(read, key), `${path}/${key}`)
      : [{ path: `${path}/${key}`, rule: "is not a setting; is it misspelt?" }],
  );
}

/** Reads a document by the schema: its settings with all defaults, or all errors. */
export function readBySchema(
  document: unknown,
):
  | { readonly settings: v.InferOutput<typeof settingsSchema> }
  | { readonly problems: readonly SettingsProblem[] } {
  const { typed, output, issues = [] } = v.safeParse(settingsSchema, document, { abortPipeEarly: true });
  const problems = issues
    // Of the unknown keys of an object the schema names only the first.
    .filter(({ expected }) => expected !== "never")
    .map(({ path = [], message }) => ({ path: path.map(({ key }) => `/${key}`).join(""), rule: message }));
  const all = [...problems, ...unreadValues(document, output)];
  return typed && all.length === 0 ? { settings: output } : { problems: all };
}
