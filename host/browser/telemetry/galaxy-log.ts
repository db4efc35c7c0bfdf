import type { QueryClient } from "@stays/contract";
import { readThrown } from "@stays/domain";
import { type ReportProblem, readOperation } from "../../app/services/report.ts";

/** Remotes of operations that slots call; all other calls are attributed to the page's remote. */
const CALLERS: Readonly<Record<string, string>> = {
  "get-basket": "host",
  "get-basket-addon": "mf-cart",
  "get-basket-addon-bookitemid": "mf-cart",
  "get-content-offer": "mf-packages",
};

/**
 * The remote whose code calls an operation.
 *
 * @param pageRemote the remote of the current page
 */
export const callerOf = (operation: string, pageRemote: string): string => CALLERS[operation] ?? pageRemote;

/**
 * Logs every read from Galaxy that failed, for all remotes (EC-12, rulings 44 and 83).
 *
 * @param pageRemote the remote of the current page
 */
export function logGalaxyFailures(
  client: QueryClient,
  pageRemote: () => string,
  report: ReportProblem,
): void {
  client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "error") return;
    const { queryKey, state } = event.query;
    const [api, key] = queryKey;
    const cause = event.action.error;
    // A cancelled read ends with an error too, but its state does not keep that error.
    if (api !== "galaxy" || typeof key !== "string" || state.error !== cause) return;
    const operation = readOperation(cause, key);
    report({
      remote: callerOf(operation, pageRemote()),
      release: "live",
      operation,
      message: readThrown(cause).text,
      cause,
    });
  });
}
