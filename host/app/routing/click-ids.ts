import { tabStorage } from "@stays/contract";
import { isClickId } from "@stays/routes";

/** Characters of the longest value, and most keys: the address of another site gets them. */
const LONGEST = 500;
const MOST = 20;
const STORAGE_KEY = "stays.visit.click-ids";

/** The click ids of a query string as another one without its `?`, each once; "" without any. */
export function pickClickIds(search: string): string {
  const known = new Map<string, string>();
  for (const [key, value] of new URLSearchParams(search))
    if (isClickId(key) && !known.has(key) && value !== "" && value.length <= LONGEST) known.set(key, value);
  return new URLSearchParams([...known].slice(0, MOST)).toString();
}

/** Keeps the click ids of a landing page in this tab: links of the site do not repeat them. The last ones count. */
export function keepClickIds(search: string): void {
  const ids = pickClickIds(search);
  if (ids !== "") tabStorage.write(STORAGE_KEY, ids);
}

/** The click ids with which this tab came to the site; "" without any. */
export function clickIds(): string {
  const stored = tabStorage.read(STORAGE_KEY);
  return typeof stored === "string" ? pickClickIds(stored) : "";
}

export const forgetClickIds = (): void => tabStorage.clear(STORAGE_KEY);
