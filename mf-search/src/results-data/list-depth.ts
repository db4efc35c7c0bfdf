import { tabStorage } from "@stays/contract";

/** How long a list was when it was left: its pages, and the heights of its card groups in CSS pixels, by index. */
export interface ListDepth {
  readonly pages: number;
  readonly heights: readonly (readonly [number, number])[];
}

const STORAGE_KEY = "stays.list-depths";
/** Number of lists to keep; older ones are opened at their first page. */
const KEPT_LISTS = 20;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isHeight = (entry: unknown): entry is readonly [number, number] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => Number.isFinite(part) && part >= 0);

function readAll(): Readonly<Record<string, unknown>> {
  const stored = tabStorage.read(STORAGE_KEY);
  return isRecord(stored) ? stored : {};
}

/** The depth of a list that this tab has shown before: after a reload, and after a trip to the online site. */
export function readListDepth(list: string): ListDepth {
  const stored = readAll()[list];
  if (!isRecord(stored)) return { pages: 0, heights: [] };
  const { pages, heights } = stored;
  return {
    pages: Number.isSafeInteger(pages) ? Number(pages) : 0,
    heights: Array.isArray(heights) ? heights.filter(isHeight) : [],
  };
}

export function writeListDepth(list: string, depth: ListDepth): void {
  const { [list]: _, ...others } = readAll();
  tabStorage.write(STORAGE_KEY, {
    ...Object.fromEntries(Object.entries(others).slice(1 - KEPT_LISTS)),
    [list]: depth,
  });
}
