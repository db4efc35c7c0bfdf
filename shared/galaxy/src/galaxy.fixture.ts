import type { Galaxy, GalaxyParams, WireProblem } from "@stays/query";

/** What a Galaxy of a test was asked. */
export interface Asked {
  readonly operation: string;
  readonly params?: GalaxyParams | undefined;
  readonly body?: object;
}

/** A Galaxy that gives one answer to everything and remembers what it was asked and told; for tests. */
export function galaxyFixture(answer: unknown): Galaxy & { asked: Asked[]; problems: WireProblem[] } {
  const asked: Asked[] = [];
  const problems: WireProblem[] = [];
  return {
    asked,
    problems,
    get: async (operation, params) => {
      asked.push({ operation, params });
      return answer;
    },
    post: async (operation, body) => {
      asked.push({ operation, body });
      return answer;
    },
    report: (problem) => problems.push(problem),
  };
}
