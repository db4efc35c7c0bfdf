import { withQueryKeys } from "@stays/routes";

/** The order of one person, in a link that everyone of a group passes on. */
export interface Ranking {
  /** As the person wrote it. It comes from the address, so it is only ever shown as text. */
  readonly name: string;
  /** Indexes of stays in the link, best first, each once. Stays that the person has not seen are missing. */
  readonly order: readonly number[];
}

/** Query parameter with all rankings, such as `ranks=Anna:1,3,2;Bo:2,1,3`. */
const KEY = "ranks";

/** Most persons of a link, and most characters of a name. */
const MOST_PERSONS = 8;
export const MOST_NAME = 20;

/**
 * Cleans the name of a person: without separators of the parameter, control and formatting characters, which
 * could change the direction of the text around it.
 */
export function personName(text: string): string {
  const name = text
    .normalize("NFC")
    .replace(/[\p{C}:;,]/gu, " ")
    .trim()
    .replace(/\s+/g, " ");
  return [...name].slice(0, MOST_NAME).join("").trim();
}

/** Parses one ranking; null when its name or order is invalid. */
function rankingIn(text: string, count: number): Ranking | null {
  const [rawName = "", places = "", ...more] = text.split(":");
  const name = personName(rawName);
  if (name === "" || more.length > 0 || !/^\d{1,2}(,\d{1,2})*$/.test(places)) return null;
  const order = places.split(",").map((place) => Number(place) - 1);
  const isValid = order.every((index) => index >= 0 && index < count) && new Set(order).size === order.length;
  return isValid ? { name, order } : null;
}

/**
 * Returns the rankings of a query string, one for each name. Invalid ones are dropped.
 *
 * @param count number of stays in the link
 */
export function rankingsIn(search: string, count: number): readonly Ranking[] {
  const texts = new URLSearchParams(search).get(KEY)?.split(";") ?? [];
  return texts.reduce<readonly Ranking[]>((rankings, text) => {
    const ranking = rankingIn(text, count);
    return ranking ? withRanking(rankings, ranking) : rankings;
  }, []);
}

/** Adds a ranking; it replaces the one of the same name. A ninth person is left out. */
export function withRanking(rankings: readonly Ranking[], ranking: Ranking): readonly Ranking[] {
  const isKnown = rankings.some(({ name }) => name === ranking.name);
  if (isKnown) return rankings.map((one) => (one.name === ranking.name ? ranking : one));
  return [...rankings, ranking].slice(0, MOST_PERSONS);
}

/** Returns the query string with these rankings; without any it has none. */
export function withRankings(search: string, rankings: readonly Ranking[]): string {
  const text = rankings
    .map(({ name, order }) => `${name}:${order.map((index) => index + 1).join(",")}`)
    .join(";");
  // Colons and semicolons need no encoding in a query string.
  return withQueryKeys(search, { [KEY]: text === "" ? null : text })
    .replaceAll("%3A", ":")
    .replaceAll("%3B", ";");
}

/** Returns the rankings after stays were added to a link or removed from it; the order of the others stays. */
export function rankingsOf(
  rankings: readonly Ranking[],
  before: readonly string[],
  after: readonly string[],
): readonly Ranking[] {
  return rankings
    .map(({ name, order }) => ({
      name,
      order: order.map((index) => after.indexOf(before[index] ?? "")).filter((index) => index !== -1),
    }))
    .filter(({ order }) => order.length > 0);
}

/** A stay in the order of the whole group. */
export interface Standing {
  /** Index of the stay in the link. */
  readonly stay: number;
  /** The Borda count: each ranking gives a stay one point for every stay below it. */
  readonly points: number;
  /** From 1; stays with equal points share a place. */
  readonly place: number;
  readonly isTied: boolean;
}

/** Returns the stays by points, the most first. A stay that a person has not ranked gets no point of theirs. */
export function standings(rankings: readonly Ranking[], count: number): readonly Standing[] {
  const points = Array.from({ length: count }, (_, stay) =>
    rankings.reduce((sum, { order }) => {
      const index = order.indexOf(stay);
      return index === -1 ? sum : sum + count - 1 - index;
    }, 0),
  );
  return points
    .map((own, stay) => ({
      stay,
      points: own,
      place: 1 + points.filter((other) => other > own).length,
      isTied: points.filter((other) => other === own).length > 1,
    }))
    .sort((one, other) => one.place - other.place || one.stay - other.stay);
}

/** Returns an order with the item at an index moved up (-1) or down (1); unchanged at its ends. */
export function moved(order: readonly number[], from: number, by: -1 | 1): readonly number[] {
  const item = order[from];
  const to = from + by;
  if (item === undefined || to < 0 || to >= order.length) return order;
  return order.toSpliced(from, 1).toSpliced(to, 0, item);
}
