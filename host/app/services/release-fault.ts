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

/**
 * Whether a problem is a fault of the release that reports it. An error with an operation comes from Galaxy
 * or the network, an aborted request from the visitor, and a lost node from the translation of a page.
 */
export function isReleaseFault(cause: unknown): boolean {
  if (!(cause instanceof Error) || "operation" in cause || cause.name === "AbortError") return false;
  return !(isOfChangedNodes(cause) && isChangedByOthers());
}

/** The stack of an error; undefined for another value that was thrown. */
export const stackOf = (cause: unknown): string | undefined =>
  cause instanceof Error ? cause.stack : undefined;
