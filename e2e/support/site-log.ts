import { expect } from "@playwright/test";
import type { RunningSite } from "./site.ts";

/** What the log of a site says of a failure (ruling 44). */
export interface LoggedFailure {
  readonly remote: string;
  readonly release: string;
  readonly operation: string;
  readonly reason: string;
}

/** The failures that browsers have reported until now. */
export function failuresIn(site: RunningSite): readonly LoggedFailure[] {
  return site
    .log()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line))
    .filter(({ operation, reason }) => operation !== undefined && reason !== undefined);
}

/** Marks where the log is, so that only what comes after it is looked at. */
export function watchLog(site: RunningSite) {
  const before = failuresIn(site).length;
  return {
    /** The log comes to hold a failure like this, with the release of whose code it was. */
    async toHold(failure: Partial<LoggedFailure>): Promise<void> {
      await expect
        .poll(() => failuresIn(site).slice(before))
        .toContainEqual(expect.objectContaining({ release: expect.stringMatching(/./), ...failure }));
    },
  };
}
