import { fillPattern } from "./link-to.ts";
import { NAME_PLACEHOLDER } from "./route-match.ts";

/** The fields of an accommodation that its link needs. */
export interface LinkedAccommodation {
  /** `tag:digits`. */
  readonly id: string;
  readonly pageToLoad: string;
  readonly urlAlias: string;
  readonly parentId: string | null;
}

/** Length of the tag and the colon before the digits of every content id. */
const TAG_LENGTH = 5;

/**
 * The address of an accommodation's own page, with the current query (RT-07). Cabins and rooms of a property
 * link to `{parent}/name/{own digits}` (ruling 14).
 *
 * @param detailLinks `results.detailLinks` of the settings: PageToLoad -> path after the language prefix
 */
export function accommodationLink(
  language: string,
  accommodation: LinkedAccommodation,
  detailLinks: Readonly<Record<string, string>>,
  search = "",
): string {
  const own = accommodation.id.slice(TAG_LENGTH);
  const pattern = detailLinks[accommodation.pageToLoad] ?? `/stays/${accommodation.pageToLoad}/{Id}/{Name}`;
  const params =
    accommodation.parentId !== null && pattern.includes("{DetailId}")
      ? { id: accommodation.parentId.slice(TAG_LENGTH), name: NAME_PLACEHOLDER, detailId: own }
      : { id: own, name: accommodation.urlAlias };
  return `/${language}${fillPattern(pattern, params)}${search}`;
}
