import type { GalaxyParams } from "@stays/query";

type Value = GalaxyParams[string];

/**
 * A query string with its question mark, or "". Percent-encoded; lists are comma separated, objects JSON text; an
 * unset value (null, undefined, "" or an empty list) is left out, never sent empty (wire decision 5).
 */
export function queryString(params: GalaxyParams): string {
  const parts = Object.entries(params).flatMap(([name, value]) => {
    const text = encoded(value);
    return text === "" ? [] : [`${encodeURIComponent(name)}=${text}`];
  });
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

function encoded(value: Value): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map((item) => encodeURIComponent(String(item))).join(",");
  return encodeURIComponent(typeof value === "object" ? JSON.stringify(value) : String(value));
}
