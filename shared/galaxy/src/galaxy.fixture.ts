import type { GalaxyClient, GalaxyParams, WireProblem } from "@stays/contract";

/** A call that a test's Galaxy received. */
export interface Asked {
  readonly operation: string;
  readonly params?: GalaxyParams | undefined;
  readonly body?: object;
}

/** A mock Galaxy that returns one answer to every call and records calls and reported problems; for tests. */
export function galaxyFixture(answer: unknown): GalaxyClient & { asked: Asked[]; problems: WireProblem[] } {
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
