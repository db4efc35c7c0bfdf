/** Whether a path is a call to Galaxy, such as `/en/api/galaxy/stays/get-basket`. */
export const isGalaxyPath = (path: string): boolean => /^\/[a-z-]+\/api\//.test(path);

/** Whether a path is that of a page: it starts with a language prefix, and is no call to Galaxy or of an assistant. */
export const isPagePath = (path: string): boolean =>
  /^\/[a-z]{2}(?:-[a-z]{2})?(?:\/(?!mcp$)|$)/.test(path) && !isGalaxyPath(path);

/** Whether a path is that of a file of the host or a remote, whose content never changes. */
export const isReleaseFile = (path: string): boolean => /^\/(?:assets|releases)\//.test(path);
