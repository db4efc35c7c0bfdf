import { HOST } from "@stays/releases";
import { Hono, type MiddlewareHandler } from "hono";
import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  Registry as PrometheusRegistry,
} from "prom-client";
import type { CanaryWatch } from "../releases/canary-watch.ts";
import type { Registry } from "../releases/registry-store.ts";
import type { RenderPoolState } from "../render/render-pool.ts";
import { liveVersions } from "./health.ts";

/** Label of a response. It has few values, because each makes its own time series. */
export type AnswerKind = "page" | "galaxy" | "file" | "other" | `tool ${string}`;

/** State of the process, read on each scrape. */
export interface MeasuredState {
  readonly registry: Pick<Registry, "get" | "missing" | "unserved" | "use">;
  /** Version of this host. */
  readonly hostVersion: string;
  readonly watch: Pick<CanaryWatch, "of">;
  /** null = pages are sent as the page shell. */
  readonly rendering: () => RenderPoolState | null;
}

/** The metrics of this process, for Prometheus. */
export interface Metrics {
  answered(kind: AnswerKind, status: number, seconds: number): void;
  /** Counts a request that was rejected before the site saw it. */
  rejected(status: number): void;
  /**
   * Counts a problem that a browser reported for a remote. Reports are unauthenticated, so only live remotes
   * are labelled.
   */
  problem(remote: string): Promise<void>;
  /** Counts a fault of a release, if it is live or a canary. */
  fault(remote: string, release: string): Promise<void>;
  /** The current metrics in Prometheus's text format. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** Histogram buckets in seconds; the alert thresholds of the runbook are about 1 s. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const renderingGauges = {
  workers: "Workers that render pages.",
  running: "Pages that are being rendered.",
  queued: "Pages that wait for a worker.",
  replaced: "Workers that ended or did not answer and were replaced, since the start.",
  shed: "Pages that were sent as a shell because too many were waiting, since the start.",
  crashes: "Workers that crashed since a page was last rendered.",
  memory: "Bytes of memory of the worker processes.",
} as const satisfies Partial<Record<keyof RenderPoolState, string>>;

/** The counts by which a canary is judged. */
const canaryGauges = [
  {
    name: "stays_canary_visitors",
    what: "visitors",
    help: "Visitors of the last hour who got a canary, or the live release beside it.",
  },
  {
    name: "stays_canary_failures",
    what: "failures",
    help: "Those of stays_canary_visitors to whom the release failed.",
  },
] as const;

/** Creates the metrics of this process. Prometheus adds up those of all processes. */
export function createMetrics(state: MeasuredState): Metrics {
  const registry = new PrometheusRegistry();
  const registers = [registry];
  const releases = async () => ({ [HOST]: state.hostVersion, ...liveVersions(await state.registry.get()) });
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: "stays_answer_seconds",
    help: "Time until the headers of an answer were sent.",
    labelNames: ["kind", "status"],
    buckets: BUCKETS,
    registers,
  });
  const rejections = new Counter({
    name: "stays_rejected_requests_total",
    help: "Requests that were rejected unread: too large headers (431), too slow (408), no HTTP (400).",
    labelNames: ["status"],
    registers,
  });
  const problems = new Counter({
    name: "stays_problems_total",
    help: "Problems that browsers reported; remote is unknown where no such remote is live.",
    labelNames: ["remote"],
    registers,
  });
  const faults = new Counter({
    name: "stays_release_failures_total",
    help: "Faults of the code of a live release or canary, in browsers and in rendering.",
    labelNames: ["remote", "release"],
    registers,
  });
  for (const { name, what, help } of canaryGauges)
    new Gauge({
      name,
      help,
      labelNames: ["remote", "release", "role"],
      registers,
      async collect() {
        this.reset();
        for (const [remote, live] of Object.entries(await state.registry.get()))
          if (live.canary)
            for (const [role, { descriptor }] of Object.entries({ live, canary: live.canary.release }))
              this.set(
                { remote, release: descriptor.version, role },
                state.watch.of(remote, descriptor.version)[what],
              );
      },
    });
  new Gauge({
    name: "stays_release_info",
    help: "1 for the live release of each remote.",
    labelNames: ["remote", "release"],
    registers,
    async collect() {
      this.reset();
      for (const [remote, release] of Object.entries(await releases())) this.set({ remote, release }, 1);
    },
  });
  new Gauge({
    name: "stays_missing_remotes",
    help: "Remotes that the registry lists and this process could not read.",
    registers,
    collect() {
      this.set(state.registry.missing.length);
    },
  });
  new Gauge({
    name: "stays_unserved_releases",
    help: "Live releases and canaries that this process could not read; a last good one may be shown instead.",
    registers,
    collect() {
      this.set(state.registry.unserved.length);
    },
  });
  new Gauge({
    name: "stays_registry_number",
    help: "Number of the registry that is used; 0 = nothing is released and local builds are shown, -1 = none yet.",
    registers,
    collect() {
      this.set(state.registry.use.number ?? -1);
    },
  });
  new Gauge({
    name: "stays_registry_unreadable_since_seconds",
    help: "Unix time since when the registry cannot be read; 0 = it can.",
    registers,
    collect() {
      const { unreadableSince } = state.registry.use;
      this.set(unreadableSince === null ? 0 : Date.parse(unreadableSince) / 1_000);
    },
  });
  new Gauge({
    name: "stays_rendering",
    help: Object.entries(renderingGauges)
      .map(([name, help]) => `${name}: ${help}`)
      .join(" "),
    labelNames: ["what"],
    registers,
    collect() {
      const rendering = state.rendering();
      if (!rendering) return;
      const names = Object.keys(renderingGauges) as (keyof typeof renderingGauges)[];
      for (const what of names) this.set({ what }, rendering[what]);
    },
  });
  return {
    answered: (kind, status, seconds) => answers.observe({ kind, status: String(status) }, seconds),
    rejected: (status) => rejections.inc({ status: String(status) }),
    problem: async (remote) => problems.inc({ remote: remote in (await releases()) ? remote : "unknown" }),
    fault: async (remote, release) => {
      const live = (await state.registry.get())[remote];
      const known = [live, live?.canary?.release].map((one) => one?.descriptor.version);
      if (known.includes(release)) faults.inc({ remote, release });
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/**
 * `/metrics`: the metrics of this process, for Prometheus.
 *
 * @param access admits only the platform team
 */
export function metricsRoutes(metrics: Metrics, access: MiddlewareHandler): Hono {
  return new Hono().get("/metrics", access, async (context) =>
    context.body(await metrics.text(), 200, { "content-type": metrics.contentType }),
  );
}
