import type { Galaxy } from "../galaxy/galaxy.ts";
import { lengthened } from "./long-texts.ts";
import { soldOut } from "./sold-out.ts";

/** A condition that the whole destination is in, for designers and testers. */
export interface Scenario {
  readonly title: string;
  /** What every call meets. */
  readonly fault?: Readonly<Record<string, string | number>>;
  /** The destination as it is then. */
  readonly view?: (galaxy: Galaxy) => Galaxy;
  /** An answer as it is then. */
  readonly answer?: (value: unknown) => unknown;
}

/** Every scenario by the name that addresses know it by. */
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
