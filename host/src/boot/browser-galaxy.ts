import type { Galaxy } from "@stays/query";
import { createGalaxy } from "@stays/wire";
import type { ReportProblem } from "../services/report.ts";

/** Milliseconds a back-end call may take in the browser before it counts as lost. */
const TIMEOUT = 30_000;

/** The way to Galaxy in the browser: through the site's own server, so that the basket cookie goes along. */
export function browserGalaxy(language: string, report: ReportProblem): Galaxy {
  return createGalaxy({
    baseUrl: location.origin,
    language,
    timeoutMs: TIMEOUT,
    // Another site's page cannot send it: the server changes a basket only where it is.
    headers: { "x-requested-with": "stays" },
    fetch: (input, init) => fetch(input, init),
    report: ({ operation, path, reason }) =>
      report({ remote: "host", release: "live", operation, message: `${path}: ${reason}` }),
  });
}
