import { modules } from "bench-modules";
import type { loadPage as loadReleasedPage } from "../../../host/server/render/page-source.ts";
import { keyText } from "../../../host/src/remotes/registry-snapshot.ts";
import { definitionIn } from "../../../host/src/remotes/remote-module.ts";

export * from "../../../host/server/render/page-source.ts";

type LoadPage = typeof loadReleasedPage;

/**
 * Replaces `loadPage` of `host/server/render/page-source.ts` in the build without federation: the page is in
 * the server's own bundle.
 */
export const loadPage: LoadPage = async (_loader, _bundle, key) =>
  definitionIn(key, (await modules[keyText(key)]?.()) ?? null) as Awaited<ReturnType<LoadPage>>;
