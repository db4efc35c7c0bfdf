import type { MockGalaxy } from "../galaxy/galaxy.ts";
import { lengthened } from "./long-texts.ts";
import { soldOut } from "./sold-out.ts";

/** A state of the whole mock, for designers and testers. */
export interface Scenario {
  readonly title: string;
  /** A fault that applies to every call. */
  readonly fault?: Readonly<Record<string, string | number>>;
  /** Changes the destination. */
  readonly view?: (galaxy: MockGalaxy) => MockGalaxy;
  /** Changes an answer. */
  readonly answer?: (value: unknown) => unknown;
}

/** All scenarios, by the name that URLs use. */
export const scenarios = {
  usual: { title: "As usual" },
  "sold-out": { title: "Everything sold out", view: soldOut },
  nothing: { title: "Nothing found (code 404)", fault: { kind: "code", code: 404 } },
  slow: { title: "Slow: 3 seconds a call", fault: { kind: "slow", ms: 3000 } },
  failing: { title: "Failing: every call answers 503", fault: { kind: "fail", status: 503 } },
  hanging: { title: "Hanging: no call is answered", fault: { kind: "hang" } },
  "long-texts": { title: "Very long names and texts", answer: lengthened },
} as const satisfies Readonly<Record<string, Scenario>>;

export type ScenarioName = keyof typeof scenarios;

export const isScenarioName = (name: unknown): name is ScenarioName =>
  typeof name === "string" && Object.hasOwn(scenarios, name);
