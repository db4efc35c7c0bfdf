import type { MockGalaxy } from "../galaxy/galaxy.ts";
import { calls } from "../galaxy/operations.ts";
import { createRemember } from "../store/remember.ts";
import type { Faults } from "./faults.ts";

/** Returns a view of the destination with everything sold out; the stock does not change. */
function soldOut(galaxy: MockGalaxy): MockGalaxy {
  return {
    ...galaxy,
    remember: createRemember(),
    stock: {
      ...galaxy.stock,
      run: () => 0,
      left: () => 0,
      occasions: (owner, route, day) =>
        galaxy.stock.occasions(owner, route, day).map(({ time }) => ({ time, remaining: 0 })),
    },
  };
}

/** Members of answers with a single-line text. */
const LINES = new Set(["Name", "Title", "ParentName", "ProductName", "PriceGroupName", "CountryName"]);
/** Members of answers with a long text. */
const TEXTS = new Set(["Description", "Introduction", "Information", "Review", "InformationOthers"]);

/** A word without break opportunity, like place names in the mountains. */
const WORD = "Rödlyngsbergsfjällsstugebyvägen";
const LINE_TIMES = 3;
const TEXT_TIMES = 6;

const longer = (key: string, text: string): string => {
  if (text === "") return text;
  if (LINES.has(key)) return [...Array<string>(LINE_TIMES).fill(text), WORD].join(" ");
  return TEXTS.has(key) ? Array<string>(TEXT_TIMES).fill(text).join(" ") : text;
};

/** Lengthens texts of an answer: names of two lines and more, an unbreakable word, and long texts. */
function lengthened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lengthened);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      typeof member === "string" ? longer(key, member) : lengthened(member),
    ]),
  );
}

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
  failing: { title: "Failing: every call answers 503", fault: { kind: "fail" } },
  hanging: { title: "Hanging: no call is answered", fault: { kind: "hang" } },
  "long-texts": { title: "Very long names and texts", answer: lengthened },
} as const satisfies Readonly<Record<string, Scenario>>;

export type ScenarioName = keyof typeof scenarios;

export const isScenarioName = (name: unknown): name is ScenarioName =>
  typeof name === "string" && Object.hasOwn(scenarios, name);

/** The current scenario of the whole mock. */
export type Stage = ReturnType<typeof createStage>;

/** Creates the stage of a destination, in the usual scenario at first. */
export function createStage(galaxy: MockGalaxy, faults: Faults) {
  let current: ScenarioName = "usual";
  let view = galaxy;
  return {
    current: () => current,
    /** Ends the previous scenario and all ordered faults. */
    choose(name: ScenarioName) {
      const scenario: Scenario = scenarios[name];
      current = name;
      view = scenario.view?.(galaxy) ?? galaxy;
      faults.clear();
      if (scenario.fault)
        for (const operation of Object.keys(calls)) faults.order({ operation, ...scenario.fault });
    },
    /** Returns the destination as operations receive it. */
    galaxy: () => view,
    /** Returns an answer as the caller receives it. */
    answer(value: unknown) {
      const { answer }: Scenario = scenarios[current];
      return answer ? answer(value) : value;
    },
  };
}
