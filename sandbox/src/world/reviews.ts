import content from "../../content/reviewers.json" with { type: "json" };
import type { Destination } from "./destination.ts";
import type { Localised } from "./localised.ts";
import { createRandom, type Random } from "./random.ts";
import { special } from "./special-cases.ts";
import type { WorldStay } from "./stay.ts";

/** A guest's review of a stay. */
export type Review = ReturnType<typeof makeReview>;

/** The score categories of reviews, besides the overall score 0. */
export const scoreCategories: readonly { readonly id: number; readonly name: Localised }[] = [
  { id: 1, name: { en: "Cleanliness", sv: "Städning", no: "Renhold", de: "Sauberkeit" } },
  { id: 2, name: { en: "Location", sv: "Läge", no: "Beliggenhet", de: "Lage" } },
  { id: 3, name: { en: "Comfort", sv: "Komfort", no: "Komfort", de: "Komfort" } },
  { id: 4, name: { en: "Service", sv: "Service", no: "Service", de: "Service" } },
  {
    id: 5,
    name: { en: "Value for money", sv: "Prisvärdhet", no: "Verdi for pengene", de: "Preis-Leistung" },
  },
];
export const overallScore: Localised = { en: "Overall", sv: "Helhet", no: "Helhet", de: "Gesamt" };

/** Reviewers of a country: their names and texts in their own language. */
interface Reviewers {
  readonly share: number;
  readonly country: { readonly code: string; readonly name: Localised };
  readonly names: readonly string[];
  readonly good: readonly (readonly [string, string])[];
  readonly fair: readonly (readonly [string, string])[];
  readonly reply: string;
}

const reviewers = content as readonly unknown[] as readonly Reviewers[];

const COUNT = 4000;

/** Makes 4,000 reviews of the rated properties; some of these have none yet. */
export function makeReviews({ name, size }: Destination, stays: readonly WorldStay[]): Review[] {
  const random = createRandom("reviews");
  const rated = stays.filter(({ referenceId }, index) => referenceId !== null && index % 17 !== 16);
  const popular = rated.slice(0, 40);
  const [mostRated] = stays.filter(({ id }) => id === special.lodge);
  return Array.from({ length: COUNT + (size?.reviewsOfOne ?? 0) }, (_, index) => {
    const stay = index < COUNT || !mostRated ? random.pick(index % 3 === 0 ? popular : rated) : mostRated;
    return makeReview(name, index, stay, random);
  });
}

function makeReview(destination: string, index: number, stay: WorldStay, random: Random) {
  const from = pickReviewers(random);
  const overall = random.pick([5, 5, 5, 5, 4, 4, 4, 3, 3, 2, 1]);
  const [title, body] = random.pick(overall >= 4 ? from.good : from.fair);
  const anonymous = random.chance(0.1);
  const wordless = random.chance(0.12);
  return {
    id: 9000 + index,
    stayId: stay.id,
    title: wordless ? null : title,
    body: wordless ? null : body,
    signature: anonymous ? null : random.pick(from.names),
    country: anonymous && random.chance(0.5) ? null : from.country,
    /** Days before today. */
    daysAgo: 3 + Math.floor(random.next() ** 2 * 1400),
    overall,
    scores: random.chance(0.9)
      ? scoreCategories.map(({ id }) => ({ id, value: clamp(overall + random.int(-1, 1)) }))
      : [],
    recommends: overall >= 4 || (overall === 3 && random.chance(0.5)),
    reply: random.chance(0.25)
      ? { text: from.reply.replace("{destination}", destination), daysLater: random.int(1, 3) }
      : null,
    unitName: stay.pageToLoad === "village" ? { en: "Cabin", sv: "Stuga", no: "Hytte", de: "Hütte" } : null,
  };
}

function pickReviewers(random: Random): Reviewers {
  let left = random.int(0, 99);
  for (const candidate of reviewers) {
    left -= candidate.share;
    if (left < 0) return candidate;
  }
  return random.pick(reviewers);
}

function clamp(score: number): number {
  return Math.min(5, Math.max(1, score));
}
