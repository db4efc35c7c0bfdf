import type { GalaxyParams } from "@stays/query";

type Value = GalaxyParams[string];

/**
 * A query string without its question mark. Percent-encoded; lists are comma separated, objects JSON text; an unset
 * value (null, undefined, "" or an empty list) is left out, never sent empty (wire decision 5).
 */
export function serializeParams(params: GalaxyParams): string {
  return Object.entries(params)
    .map(([name, value]) => [encodeURIComponent(name), encoded(value)])
    .filter(([, text]) => text !== "")
    .map((pair) => pair.join("="))
    .join("&");
}

function encoded(value: Value): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map((item) => encodeURIComponent(String(item))).join(",");
  return encodeURIComponent(typeof value === "object" ? JSON.stringify(value) : String(value));
}
