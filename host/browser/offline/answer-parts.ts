import { isBasketOperation, isPublicOperation } from "@stays/galaxy/operations";

/** An answer of Galaxy as it is stored. */
export interface StoredAnswer {
  /** Time of the answer, in milliseconds since 1970. */
  readonly at: number;
  readonly data: unknown;
}

/** An answer that a page view has got. */
export interface CachedAnswer extends StoredAnswer {
  /** Hash of the query, which is its key as JSON. */
  readonly queryHash: string;
}

/**
 * Whether an answer may be stored: one that is the same for everyone, and the visitor's own basket, so that
 * the trip can be read. That the basket is gone replaces the stored one.
 */
export function isStorable({ queryHash }: Pick<CachedAnswer, "queryHash">): boolean {
  const key: unknown = JSON.parse(queryHash);
  if (!Array.isArray(key) || key[0] !== "galaxy") return false;
  const operation: unknown = key[1];
  if (isBasketOperation(operation)) return true;
  // A promo code belongs to one visitor.
  return isPublicOperation(operation) && !queryHash.includes('"promoCode":"');
}

/** A page of a list as its request has made it; `missing` = it was never read. */
interface ListPage {
  readonly askedAt?: number;
  readonly missing?: number;
}

/** A list of the query cache. It is stored without its pages, which are answers of their own. */
interface List {
  readonly pages?: readonly ListPage[];
  readonly pageParams: readonly unknown[];
}

const isList = (data: unknown): data is List =>
  typeof data === "object" && data !== null && "pageParams" in data && Array.isArray(data.pageParams);

const hashPage = (queryHash: string, index: number): string =>
  JSON.stringify([...JSON.parse(queryHash), index]);

/** The time of the oldest page of a list, because a renewal requests only those near the viewport. */
export function oldestPage(data: unknown): number {
  const pages = (isList(data) && data.pages) || [];
  return Math.min(...pages.flatMap(({ askedAt = [] }) => askedAt), Number.POSITIVE_INFINITY);
}

/** An answer as it is stored: a list in its pages, so that one page more does not store all of them again. */
export function splitAnswer(answer: CachedAnswer): readonly CachedAnswer[] {
  const { queryHash, at, data } = answer;
  if (!isList(data) || !data.pages) return [answer];
  const { pages, ...list } = data;
  const read = pages.flatMap((page, index) =>
    page.missing ? [] : [{ queryHash: hashPage(queryHash, index), at: page.askedAt ?? at, data: page }],
  );
  return [{ queryHash, at, data: list }, ...read];
}

/**
 * Reads an answer from its parts. A list ends before the first page that is not stored, and is as old as the oldest.
 *
 * @param read a part by its query hash; null = it is not stored
 */
export async function joinAnswer(
  queryHash: string,
  read: (queryHash: string) => Promise<StoredAnswer | null>,
): Promise<StoredAnswer | null> {
  const answer = await read(queryHash);
  if (!answer || !isList(answer.data)) return answer;
  const { pageParams } = answer.data;
  const parts = await Promise.all(pageParams.map((_, index) => read(hashPage(queryHash, index))));
  const gap = parts.indexOf(null);
  const pages = parts.slice(0, gap === -1 ? undefined : gap).flatMap((part) => part ?? []);
  if (pages.length === 0) return null;
  return {
    at: Math.min(answer.at, ...pages.map(({ at }) => at)),
    data: { pages: pages.map(({ data }) => data), pageParams: pageParams.slice(0, pages.length) },
  };
}
