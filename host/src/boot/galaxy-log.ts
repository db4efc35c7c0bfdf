import type { QueryClient } from "@stays/contract";
import { errorKind, type GalaxyError, galaxyErrorText } from "@stays/galaxy";
import { galaxyErrorOf } from "../services/galaxy-error-of.ts";
import { operationOf } from "../services/operation-of.ts";
import type { ReportProblem } from "../services/report.ts";

/** Remotes of operations that slots call; all other calls are attributed to the page's remote. */
const CALLERS: Readonly<Record<string, string>> = {
  "get-basket": "host",
  "get-basket-addon": "mf-cart",
  "get-basket-addon-bookitemid": "mf-cart",
  "get-content-offer": "mf-packages",
};

/** Operations whose code 404 is a failure; elsewhere it means an empty result (rulings 5 and 54). */
const ALWAYS_FAILED = /^availability\/(activity|transport|calendar)/;

/** Searches for stays, whose code 500 means no availability (ruling 3). */
const STAY_SEARCH = /^availability\/accommodation/;

function isFailure(error: GalaxyError, operation: string): boolean {
  const kind = errorKind(error);
  if (kind === "notFound") return ALWAYS_FAILED.test(operation);
  return kind === "failed" || !STAY_SEARCH.test(operation);
}

/**
 * Logs every read from Galaxy that failed, or returned an error code that means failure (EC-12, ruling 44),
 * for all remotes. Answers in the server's dehydrated state are included.
 *
 * @param pageRemote the remote of the current page
 */
export function logGalaxyFailures(
  client: QueryClient,
  pageRemote: () => string,
  report: ReportProblem,
): void {
  client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" && event.type !== "added") return;
    const { queryKey, state } = event.query;
    const [api, key] = queryKey;
    if (api !== "galaxy" || typeof key !== "string") return;
    const logFailure = (operation: string, message: string, cause?: unknown) =>
      report({ remote: CALLERS[operation] ?? pageRemote(), release: "live", operation, message, cause });
    if (event.type === "updated") {
      const { action } = event;
      // A cancelled read ends with an error too, but its state does not keep that error.
      if (action.type === "error" && state.error === action.error)
        logFailure(operationOf(action.error, key), String(action.error), action.error);
      if (action.type !== "success" || action.manual) return;
    }
    const galaxyError = galaxyErrorOf(state.data);
    if (galaxyError && isFailure(galaxyError, key)) logFailure(key, galaxyErrorText(galaxyError));
  });
}
