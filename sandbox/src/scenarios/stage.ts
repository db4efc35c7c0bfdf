import type { Faults } from "../faults/faults.ts";
import { JsonText } from "../galaxy/answers.ts";
import type { Galaxy } from "../galaxy/galaxy.ts";
import { calls } from "../galaxy/operations.ts";
import { type Scenario, type ScenarioName, scenarios } from "./scenario.ts";

/** The scenario that the destination is in, of the whole stand-in. */
export interface Stage {
  current(): ScenarioName;
  /** Ends the scenario before, with every fault that was ordered. */
  choose(name: ScenarioName): void;
  /** The destination as the operations see it. */
  readonly galaxy: () => Galaxy;
  /** An answer as the caller gets it. */
  readonly answer: (value: unknown) => unknown;
}

/** Opens the stage of a destination, as usual at first. */
export function createStage(galaxy: Galaxy, faults: Faults): Stage {
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
