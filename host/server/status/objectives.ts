import type { AnswerCount, AnswerCounts } from "../metrics/hourly-answers.ts";
import type { AnswerKind } from "../metrics/metrics.ts";

/** What the site promises for the responses of a kind. */
export interface Objective {
  readonly name: string;
  readonly kind: AnswerKind;
  /** Share of the responses that must be good. */
  readonly target: number;
  readonly good: (count: AnswerCount) => number;
}

/** How an objective was met. */
export interface ObjectiveResult {
  readonly name: string;
  readonly target: number;
  readonly answers: number;
  /** Share of good responses; null without a response. */
  readonly share: number | null;
  /** Share of the allowed bad responses that is left; negative when there were more. */
  readonly budgetLeft: number | null;
}

const withoutFailure = ({ answers, failed }: AnswerCount): number => answers - failed;

/** The service level objectives of the site. The alarms of `docs/operations.md` have the same limits. */
export const OBJECTIVES: readonly Objective[] = [
  { name: "Pages without a server error", kind: "page", target: 0.999, good: withoutFailure },
  { name: "Pages within a second", kind: "page", target: 0.95, good: ({ fast }) => fast },
  { name: "Calls to Galaxy without a server error", kind: "galaxy", target: 0.99, good: withoutFailure },
];

/** Compares responses with the objectives. */
export function checkObjectives(counts: AnswerCounts): readonly ObjectiveResult[] {
  return OBJECTIVES.map(({ name, kind, target, good }) => {
    const count = counts[kind];
    if (!count || count.answers === 0) return { name, target, answers: 0, share: null, budgetLeft: null };
    const share = good(count) / count.answers;
    return { name, target, answers: count.answers, share, budgetLeft: 1 - (1 - share) / (1 - target) };
  });
}
