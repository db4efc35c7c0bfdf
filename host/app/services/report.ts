import type { Problem, RemoteIdentity } from "@stays/contract";

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
    if (cause instanceof Error) {
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
  const isOfCall = cause instanceof Error && "operation" in cause && typeof cause.operation === "string";
  return isOfCall ? String(cause.operation) : otherwise;
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
const isOfChangedNodes = ({ name, message }: Error) =>
  name === "NotFoundError" || /\bHydration failed\b|React error #418\b/.test(message);

/** React's error in the browser for a part that the server has not rendered. The server reports why. */
const isOfServer = ({ message }: Error) =>
  /\bSwitched to client rendering\b|React error #419\b/.test(message);

/**
 * Whether a problem is a fault of the release that reports it. An error with an operation comes from Galaxy
 * or the network, an aborted request from the visitor, a part that is missing from the server, and a lost node from the
 * translation of a page.
 */
export function isReleaseFault(cause: unknown): boolean {
  if (!(cause instanceof Error) || "operation" in cause || cause.name === "AbortError") return false;
  if (isOfServer(cause)) return false;
  return !(isOfChangedNodes(cause) && isChangedByOthers());
}

/** The stack of an error; undefined for another value that was thrown. */
export const readStack = (cause: unknown): string | undefined =>
  cause instanceof Error ? cause.stack : undefined;
