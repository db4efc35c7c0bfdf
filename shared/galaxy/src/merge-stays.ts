import type { Accommodation } from "@stays/domain";

interface PageOfStays {
  readonly accommodations: readonly Accommodation[];
  readonly missing?: number | undefined;
}

/** The place of a stay that is not loaded, in a list that is shown at its full height. */
export interface MissingStay {
  readonly id: string;
  readonly isMissing: true;
}

/** The places of the stays of a page that is not loaded. */
function missingPlaces({ missing = 0 }: PageOfStays, number: number): readonly MissingStay[] {
  return Array.from({ length: missing }, (_, index) => ({
    id: `missing ${number} ${index}`,
    isMissing: true,
  }));
}

/** Whether one of the places with some ids is of a page. */
export const isOnPage = (page: PageOfStays, number: number, ids: ReadonlySet<string>): boolean =>
  [...page.accommodations, ...missingPlaces(page, number)].some(({ id }) => ids.has(id));

/**
 * Makes a function of the pages of a list that looks at each page once: a list that has grown by a page adds that page
 * to what the pages before it gave. A list of 400 pages would otherwise be read 400 times.
 *
 * @param add returns what the pages so far give together with one more
 */
export function foldPages<Page extends object, Value>(
  empty: () => Value,
  add: (before: Value, page: Page) => Value,
): (pages: readonly Page[]) => Value {
  const known = new WeakMap<Page, { readonly pages: readonly Page[]; readonly value: Value }>();
  return (pages) => {
    const [first] = pages;
    if (first === undefined) return empty();
    const before = known.get(first);
    const isLonger = before?.pages.every((page, index) => page === pages[index]) ?? false;
    const from = before && isLonger ? before : { pages: [], value: empty() };
    const value = pages.slice(from.pages.length).reduce(add, from.value);
    known.set(first, { pages, value });
    return value;
  };
}

interface MergedStays {
  readonly stays: readonly Accommodation[];
  /** The stays, and a place for each one of a page that is not loaded. */
  readonly places: readonly (Accommodation | MissingStay)[];
  /** Whether a page was empty, which ends a list before its total. */
  readonly isEnded: boolean;
}

/** The stays of some pages, each once: a page may repeat stays of the one before (SR-01). */
export const mergeStays: (pages: readonly PageOfStays[]) => MergedStays = /* @__PURE__ */ foldPages(
  (): MergedStays & { readonly ids: Set<string>; readonly count: number } => ({
    stays: [],
    places: [],
    isEnded: false,
    ids: new Set(),
    count: 0,
  }),
  ({ stays, places, ids, isEnded, ...before }, page: PageOfStays) => {
    const { accommodations } = page;
    const fresh = new Map(accommodations.filter(({ id }) => !ids.has(id)).map((stay) => [stay.id, stay]));
    for (const id of fresh.keys()) ids.add(id);
    const count = before.count + 1;
    const missing = missingPlaces(page, count);
    return {
      stays: [...stays, ...fresh.values()],
      places: [...places, ...fresh.values(), ...missing],
      ids,
      count,
      isEnded: isEnded || (accommodations.length === 0 && missing.length === 0),
    };
  },
);
