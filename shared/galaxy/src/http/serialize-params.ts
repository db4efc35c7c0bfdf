import type { GalaxyParams } from "@stays/contract";

type Value = GalaxyParams[string];

/**
 * Serializes parameters to a query string without its question mark. It percent-encodes values, joins lists
 * with commas and writes objects as JSON. It leaves out unset values (null, undefined, "" or an empty list)
 * and never sends them empty (wire decision 5).
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
