import type { Destination } from "./destinations/destination.ts";
import { createRandom, type Random } from "./random.ts";
import { type Review, scoreCategories } from "./review.ts";
import { type Reviewers, reviewers } from "./review-words.ts";
import type { WorldStay } from "./stay.ts";

const COUNT = 4000;

/** Makes 4,000 reviews of the rated properties; some of these have none yet. */
export function makeReviews({ name }: Destination, stays: readonly WorldStay[]): Review[] {
  const random = createRandom("reviews");
  const rated = stays.filter(({ referenceId }, index) => referenceId !== null && index % 17 !== 16);
  const popular = rated.slice(0, 40);
  return Array.from({ length: COUNT }, (_, index) => {
    const stay = random.pick(index % 3 === 0 ? popular : rated);
    return makeReview(name, index, stay, random);
  });
}

function makeReview(destination: string, index: number, stay: WorldStay, random: Random): Review {
  const from = reviewersOf(random);
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

function reviewersOf(random: Random): Reviewers {
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
