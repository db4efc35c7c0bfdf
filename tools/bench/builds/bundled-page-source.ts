import { modules } from "bench-modules";
import { keyText } from "../../../host/app/remotes/registry-snapshot.ts";
import { readDefinition } from "../../../host/app/remotes/remote-module.ts";
import type { loadPage as loadReleasedPage } from "../../../host/server/render/page-source.ts";

export * from "../../../host/server/render/page-source.ts";

type LoadPage = typeof loadReleasedPage;

/**
 * Replaces `loadPage` of `host/server/render/page-source.ts` in the build without federation: the page is in
 * the server's own bundle.
 */
export const loadPage: LoadPage = async (_loader, _bundle, key) =>
  readDefinition(key, (await modules[keyText(key)]?.()) ?? null) as Awaited<ReturnType<LoadPage>>;
