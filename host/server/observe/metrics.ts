import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { RenderPoolState } from "../render/render-pool.ts";

/** What an answer was about: labels of few values, as each makes a series of its own. */
export type AnswerKind = "page" | "galaxy" | "file" | "other";

/** State of the process that is read when the figures are asked for. */
export interface MeasuredState {
  /** Live version of each remote. */
  readonly releases: () => Promise<Readonly<Record<string, string>>>;
  /** Remotes that the registry lists and this process does not have. */
  readonly missing: () => readonly string[];
  /** null = pages are composed without rendering. */
  readonly rendering: () => RenderPoolState | null;
}

/** The figures of this process, for Prometheus. */
export interface Metrics {
  answered(kind: AnswerKind, status: number, seconds: number): void;
  /** A browser reported a problem of a remote. Anybody can write a report, so only live remotes are named. */
  problem(remote: string): Promise<void>;
  /** The figures of now, in Prometheus's text format. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** Seconds; the alarms of the runbook are about 1 s. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const renderingGauges = {
  workers: "Workers that render pages.",
  running: "Pages that are being rendered.",
  queued: "Pages that wait for a worker.",
  replaced: "Workers that did not answer and were replaced, since the start.",
  shed: "Pages that were sent as a shell because too many were waiting, since the start.",
  crashes: "Workers that crashed since a page was last rendered.",
} as const satisfies Partial<Record<keyof RenderPoolState, string>>;

/** Counts what this process does. Each process has figures of its own; Prometheus adds them up. */
export function createMetrics(state: MeasuredState): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: "stays_answer_seconds",
    help: "Time until the headers of an answer were sent.",
    labelNames: ["kind", "status"],
    buckets: BUCKETS,
    registers,
  });
  const problems = new Counter({
    name: "stays_problems_total",
    help: "Problems that browsers reported; remote is unknown where no such remote is live.",
    labelNames: ["remote"],
    registers,
  });
  new Gauge({
    name: "stays_release_info",
    help: "1 for the live release of each remote.",
    labelNames: ["remote", "release"],
    registers,
    async collect() {
      this.reset();
      for (const [remote, release] of Object.entries(await state.releases()))
        this.set({ remote, release }, 1);
    },
  });
  new Gauge({
    name: "stays_missing_remotes",
    help: "Remotes that the registry lists and this process could not read.",
    registers,
    collect() {
      this.set(state.missing().length);
    },
  });
  new Gauge({
    name: "stays_rendering",
    help: Object.entries({ ...renderingGauges, quarantined: "Releases that are not rendered for now." })
      .map(([name, help]) => `${name}: ${help}`)
      .join(" "),
    labelNames: ["what"],
    registers,
    collect() {
      const rendering = state.rendering();
      if (!rendering) return;
      const names = Object.keys(renderingGauges) as (keyof typeof renderingGauges)[];
      for (const what of names) this.set({ what }, rendering[what]);
      this.set({ what: "quarantined" }, rendering.quarantined.length);
    },
  });
  return {
    answered: (kind, status, seconds) => answers.observe({ kind, status: String(status) }, seconds),
    problem: async (remote) =>
      problems.inc({ remote: remote in (await state.releases()) ? remote : "unknown" }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
