import type { SiteSettings } from "@stays/contract";
import { linkTo } from "@stays/routes";
import { languageOf } from "../../src/services/visit.ts";
import { loadNamedTexts } from "../../src/texts/module-texts.ts";
import { shellTexts } from "../../src/texts/texts.ts";
import { type DocumentParts, documentEnd, documentMiddle, documentStart } from "../page/document.ts";
import type { HostAssets } from "../page/host-assets.ts";
import type { LiveReleases } from "../page/live-release.ts";
import { registrySnapshot } from "../page/page-handler.ts";
import { type PageCacheSeconds, pageResponse } from "../page/page-response.ts";
import { noRouteFiles } from "../page/route-files.ts";
import type { InlineSources } from "../security/content-security-policy.ts";

/** Everything that the stored shell contains. */
export interface ShellParts {
  readonly settings: SiteSettings;
  readonly releases: LiveReleases;
  readonly edition: string;
  readonly assets: HostAssets;
  /** The destination's day, YYYY-MM-DD. */
  readonly today: string;
  /** Public origin of the site. */
  readonly origin: string;
  readonly nonce: string;
  readonly policy: (inline: InlineSources) => string;
  readonly cacheSeconds: PageCacheSeconds;
}

async function* parts(document: DocumentParts): AsyncIterable<string> {
  yield documentStart(document) + documentMiddle(document) + documentEnd;
}

/** The document without a page: the browser renders the page of whatever address it is stored for. */
export async function shellResponse(request: Request, shell: ShellParts): Promise<Response> {
  const { settings, releases, edition, assets, today, origin, nonce, policy, cacheSeconds } = shell;
  const { code, prefix } = languageOf(settings);
  const address = linkTo(prefix, { route: "stayslist" });
  const document: DocumentParts = {
    ...{ settings, origin, today, nonce, assets, edition, address },
    isStored: true,
    languageCode: code,
    pathname: address,
    files: noRouteFiles,
    registry: registrySnapshot(releases),
    texts: await loadNamedTexts(shellTexts, code),
    head: null,
    pageId: undefined,
    preview: null,
    wholeAddress: null,
  };
  return pageResponse(request, {
    ...{ policy, nonce, cacheSeconds },
    status: 200,
    isShared: true,
    body: parts(document),
  });
}
