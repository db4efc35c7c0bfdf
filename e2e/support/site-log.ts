import { expect } from "@playwright/test";
import type { RunningSite } from "./site.ts";

/** A failure in the log of a site (ruling 44). */
export interface LoggedFailure {
  readonly remote: string;
  readonly release: string;
  readonly operation: string;
  readonly reason: string;
}

/** The failures that browsers have reported until now. */
export function readFailures(site: RunningSite): readonly LoggedFailure[] {
  return site
    .log()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line))
    .filter(({ operation, reason }) => operation !== undefined && reason !== undefined);
}

/** Remembers the current end of the log, so that only later lines are checked. */
export function watchLog(site: RunningSite) {
  const before = readFailures(site).length;
  return {
    /** Waits until the log has such a failure that names a release. */
    async toContain(failure: Partial<LoggedFailure>): Promise<void> {
      await expect
        .poll(() => readFailures(site).slice(before))
        .toContainEqual(expect.objectContaining({ release: expect.stringMatching(/./), ...failure }));
    },
  };
}
