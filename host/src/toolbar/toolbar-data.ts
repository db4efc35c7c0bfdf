/** What the toolbar shows of a remote, besides what the browser knows. */
export interface ToolbarRemote {
  /** Such as `mf-search`. */
  readonly remote: string;
  /** The team that owns it, from `CODEOWNERS` when it was built. */
  readonly owner: string;
  /** The version on this page. */
  readonly version: string;
  /** All versions that the visitor may switch to: live, canary and earlier good ones. */
  readonly versions: readonly string[];
}

/** The remotes of a page view, in the order of the registry. */
export type ToolbarData = readonly ToolbarRemote[];
