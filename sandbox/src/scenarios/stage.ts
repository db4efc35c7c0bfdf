import type { Faults } from "../faults/faults.ts";
import { JsonText } from "../galaxy/answers.ts";
import type { MockGalaxy } from "../galaxy/galaxy.ts";
import { calls } from "../galaxy/operations.ts";
import { type Scenario, type ScenarioName, scenarios } from "./scenario.ts";

/** The current scenario of the whole mock. */
export interface Stage {
  current(): ScenarioName;
  /** Ends the previous scenario and all ordered faults. */
  choose(name: ScenarioName): void;
  /** Returns the destination as operations receive it. */
  readonly galaxy: () => MockGalaxy;
  /** Returns an answer as the caller receives it. */
  readonly answer: (value: unknown) => unknown;
}

/** Creates the stage of a destination, in the usual scenario at first. */
export function createStage(galaxy: MockGalaxy, faults: Faults): Stage {
  let current: ScenarioName = "usual";
  let view = galaxy;
  return {
    current: () => current,
    choose: (name) => {
      const scenario: Scenario = scenarios[name];
      current = name;
      view = scenario.view?.(galaxy) ?? galaxy;
      faults.clear();
      if (scenario.fault)
        for (const operation of Object.keys(calls)) faults.order({ operation, ...scenario.fault });
    },
    galaxy: () => view,
    answer: (value) => {
      const { answer }: Scenario = scenarios[current];
      if (!answer) return value;
      return answer(value instanceof JsonText ? JSON.parse(value.text) : value);
    },
  };
}
