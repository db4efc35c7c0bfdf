import { type ReleaseReader, readAudit } from "@stays/releases";
import { Hono, type MiddlewareHandler } from "hono";
import type { AnswerCounts } from "../metrics/hourly-answers.ts";
import type { SlowInteraction, SlowLoad } from "../problems/problem-report.ts";
import type { RecentProblem, RecentProblems } from "../problems/recent-problems.ts";
import type { SourcePositions } from "../problems/source-positions.ts";
import type { Registry } from "../releases/registry-store.ts";
import type { ReleaseWatch } from "../releases/release-watch.ts";
import { createNonce } from "../security/content-security-policy.ts";
import type { LastHour, SlowPage } from "./last-hour.ts";
import { checkObjectives } from "./objectives.ts";
import { statusPage } from "./status-page.ts";

/** Data and access of the status page. */
export interface StatusRoutesOptions {
  readonly registry: Pick<Registry, "get">;
  readonly store: ReleaseReader;
  readonly watch: ReleaseWatch;
  readonly answersOfLastHour: () => Promise<AnswerCounts>;
  readonly problems: Pick<RecentProblems, "latest">;
  readonly positionsOf: SourcePositions;
  readonly slowPages: LastHour<SlowPage>;
  readonly slowModules: LastHour<SlowLoad>;
  readonly slowInteractions: LastHour<SlowInteraction>;
  readonly rendering: () => object | null;
  /** Admits only the platform team. */
  readonly access: MiddlewareHandler;
}

const SHOWN_ACTS = 30;

/** Source maps are read only when someone looks, so that a forged report costs nothing. */
const withPositions = (problems: readonly RecentProblem[], positionsOf: SourcePositions) =>
  Promise.all(
    problems.map(async (recent) => ({ ...recent, positions: await positionsOf(recent.problem.stack ?? "") })),
  );

/** `/status`: releases, their problems, slow pages and the audit, for the platform team. */
export function statusRoutes(options: StatusRoutesOptions): Hono {
  return new Hono().get("/status", options.access, async (context) => {
    const nonce = createNonce();
    context.header("content-security-policy", `default-src 'none'; style-src 'nonce-${nonce}'`);
    const {
      registry,
      store,
      watch,
      problems,
      positionsOf,
      slowPages,
      slowModules,
      slowInteractions,
      rendering,
    } = options;
    return context.html(
      statusPage({
        releases: await registry.get(),
        countOf: (remote, release) => watch.of(remote, release),
        objectives: checkObjectives(await options.answersOfLastHour()),
        problems: await withPositions(problems.latest(), positionsOf),
        slowPages: slowPages.latest(),
        slowModules: slowModules.latest(),
        slowInteractions: slowInteractions.latest(),
        audit: await readAudit(store, SHOWN_ACTS),
        rendering: rendering(),
        nonce,
      }),
    );
  });
}
