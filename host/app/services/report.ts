import type { Problem, RemoteIdentity } from "@stays/contract";
import { readThrown, type Thrown } from "@stays/domain";
import { canonicalSearch } from "@stays/routes";

/** Writes a problem to the log: in the browser to the server's log, on the server to its own. */
export type ReportProblem = (problem: Problem & RemoteIdentity) => void;

/**
 * A log that reports each error once: a failed call is thrown into the boundary of its page, which reports it
 * too.
 */
export function reportOnce(report: ReportProblem): ReportProblem {
  const reported = new WeakSet<object>();
  return (problem) => {
    const { cause } = problem;
    if (typeof cause === "object" && cause !== null) {
      if (reported.has(cause)) return;
      reported.add(cause);
    }
    report(problem);
  };
}

/**
 * The operation to log for an error: the failed call to Galaxy if the error names one (ruling 44).
 *
 * @param otherwise the operation for all other errors
 */
export function readOperation(cause: unknown, otherwise: string): string {
  return readThrown(cause).operation ?? otherwise;
}

/**
 * Whether a translator or an extension of the browser has changed the page. A `font` element is always theirs, and
 * a node that React does not find is then no fault of a release.
 */
function isChangedByOthers(): boolean {
  if (typeof document === "undefined") return false;
  return document.querySelector("html:is(.translated-ltr, .translated-rtl), font") !== null;
}

/** Errors of React on nodes that others have moved: of a change to the page, and while it hydrates. */
const isOfChangedNodes = (error: Thrown) => error.name === "NotFoundError" || isMismatch(error);

const searchNow = (): string => (typeof location === "undefined" ? "" : canonicalSearch(location.search));

/** The search of the address that the server rendered: this module is loaded before the page can change it. */
const renderedSearch = searchNow();

/** Errors of React on parts that differ from what the server rendered. */
const isMismatch = ({ message }: Thrown) => /\bHydration failed\b|React error #418\b/.test(message);

/** React's error in the browser for a part that the server has not rendered. The server reports why. */
const isOfServer = ({ message }: Thrown) =>
  /\bSwitched to client rendering\b|React error #419\b/.test(message);

/**
 * Whether a problem is a fault of the release that reports it: whatever was thrown, also `undefined`. An error with an
 * operation comes from Galaxy
 * or the network, an aborted request from the visitor, a part that is missing from the server, and a lost node from the
 * translation of a page. A part that the server sends after the visitor has changed the search is of the former search.
 */
export function isReleaseFault(problem: Pick<Problem, "cause">): boolean {
  if (!("cause" in problem)) return false;
  const thrown = readThrown(problem.cause);
  if (thrown.operation !== undefined || thrown.name === "AbortError") return false;
  if (isOfServer(thrown)) return false;
  if (isMismatch(thrown) && searchNow() !== renderedSearch) return false;
  return !(isOfChangedNodes(thrown) && isChangedByOthers());
}
