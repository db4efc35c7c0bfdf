import type { StaySearch } from "@stays/contract";
import { serializeSearch } from "./serialize-search.ts";

/**
 * Hidden inputs of a form that is sent by GET without JavaScript: the keys of a search that have no field of their own
 * in the form. Of a repeated key the first value counts (RT-08).
 */
export function HiddenFields({
  search,
  fields,
}: {
  readonly search: StaySearch;
  /** The keys that the form has fields for. */
  readonly fields: readonly string[];
}) {
  return [...new URLSearchParams(serializeSearch(search))]
    .filter(([key]) => !fields.includes(key))
    .map(([key, value]) => <input key={`${key}=${value}`} type="hidden" name={key} value={value} />);
}
