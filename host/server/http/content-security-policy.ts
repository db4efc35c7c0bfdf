import { createHash } from "node:crypto";
import type { SiteSettings } from "@stays/contract";
import { CSP_REPORTS } from "../observability/csp-reports.ts";
import { readOrigin } from "../settings/settings-addresses.ts";

const NONCE_BYTES = 16;

/** Creates a nonce for one page. */
export const createNonce = (): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(NONCE_BYTES))).toString("base64url");

/** The origins of addresses, each once; null = none. */
export function collectOrigins(addresses: readonly (string | null)[]): readonly string[] {
  const origins = addresses.map((address) => (address === null ? null : readOrigin(address)));
  return [...new Set(origins.filter((origin) => origin !== null))].sort();
}

function pictureAddresses({ hosts, map, upsell, brand }: SiteSettings): readonly (string | null)[] {
  const services = map.extraTileServices.filter(({ key }) => key !== null);
  return [
    hosts.imageBaseUrl,
    hosts.flagUrl,
    map.tileUrl,
    upsell.recommend.backgroundImage,
    brand.logo?.address ?? null,
    brand.logo?.darkAddress ?? null,
    brand.favicon,
    ...services.map(({ url }) => url),
  ];
}

const withScheme = (hosts: readonly string[]): readonly string[] => hosts.map((host) => `https://${host}`);

/** The sources that measuring sales adds to a page; none where the settings name no script. */
function analyticsSources({ analytics }: SiteSettings) {
  const { tagManager, consentPlatform, scriptHosts, dataHosts, allowsInlineHtml } = analytics;
  const own = collectOrigins([tagManager, consentPlatform]);
  if (own.length === 0) return { scripts: [], data: [], frames: [], allowsInlineHtml: false };
  return {
    scripts: [...own, ...withScheme(scriptHosts)],
    data: [...own, ...withScheme(dataHosts)],
    frames: collectOrigins([consentPlatform]),
    allowsInlineHtml,
  };
}

/** The sources of a policy that allow the scripts and styles which the server writes into a page. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The sources for elements with this nonce. */
export function nonceSources(nonce: string): InlineSources {
  const source = `'nonce-${nonce}'`;
  return { scripts: [source], styles: [source] };
}

/**
 * The content security policy of a page: it allows the hosts in its settings and nothing else.
 *
 * `style-src-attr` allows style attributes, because React writes them into the server's HTML; it allows
 * neither a rule nor a script.
 *
 * @param inline sources of the page's own inline scripts and styles
 * @param development origin of a development server on the visitor's own machine that serves a previewed
 * remote
 * @param trustedTypes further sources of `trusted-types`, in development only
 */
export function contentSecurityPolicy(
  settings: SiteSettings,
  inline: InlineSources,
  development: string | null = null,
  trustedTypes: readonly string[] = [],
): string {
  const own = development === null ? [] : [development];
  const measuring = analyticsSources(settings);
  const directives: Readonly<Record<string, readonly string[]>> = {
    "default-src": ["'self'"],
    "script-src": [
      "'self'",
      ...inline.scripts,
      ...collectOrigins([settings.online.baseUrl]),
      ...measuring.scripts,
      ...own,
    ],
    // Beside a hash or a nonce, 'unsafe-inline' is ignored.
    "style-src": ["'self'", ...(measuring.allowsInlineHtml ? ["'unsafe-inline'"] : inline.styles), ...own],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...collectOrigins(pictureAddresses(settings)), ...measuring.data, ...own],
    "font-src": [
      "'self'",
      ...collectOrigins(
        [settings.brand.fonts.text, settings.brand.fonts.display].map((font) => font?.address ?? null),
      ),
    ],
    "connect-src": [
      "'self'",
      ...collectOrigins([settings.telemetry.endpoint]),
      ...measuring.data,
      // Its WebSocket announces new builds.
      ...own.flatMap((origin) => [origin, origin.replace(/^http/, "ws")]),
    ],
    "frame-src": [...withScheme(settings.video.allowedHosts), ...measuring.frames],
    // The service worker.
    "worker-src": ["'self'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'self'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    // The browser's one policy is in browser/page/trusted-types.ts.
    ...(!measuring.allowsInlineHtml && {
      "require-trusted-types-for": ["'script'"],
      "trusted-types": ["default", ...trustedTypes],
    }),
    "report-to": ["csp"],
    "report-uri": [CSP_REPORTS],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.length > 0 ? sources.join(" ") : "'none'"}`)
    .join("; ");
}

/** A document whose own scripts and styles are allowed by their hashes. */
interface HashedDocument {
  /** The document without nonces. */
  readonly html: Buffer<ArrayBuffer>;
  readonly sources: InlineSources;
}

const hashSource = (content: Uint8Array): string =>
  `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

/** The start of an element's tag, up to its nonce. */
const OWN_TAG = /^<(script|style)\b[^>]*$/;

/**
 * Replaces the nonces of the server's own scripts and styles by hashes of their contents. A script that an
 * attacker has inserted does not have the random nonce: it gets no hash, and the browser does not run it.
 *
 * @param html a whole document. Its bytes are searched, as decoding and encoding it would take longer than all else
 * @param nonce of its own elements; random, in base64url
 */
export function hashInline(html: Buffer, nonce: string): HashedDocument {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const kept: Buffer[] = [];
  const mark = ` nonce="${nonce}"`;
  let start = 0;
  for (let at = html.indexOf(mark); at !== -1; at = html.indexOf(mark, at + mark.length)) {
    const name = OWN_TAG.exec(html.toString("latin1", html.lastIndexOf("<", at), at))?.[1];
    if (!name) continue;
    const content = html.subarray(html.indexOf(">", at) + 1, html.indexOf(`</${name}>`, at));
    if (content.length > 0) (name === "style" ? styles : scripts).add(hashSource(content));
    kept.push(html.subarray(start, at));
    start = at + mark.length;
  }
  return {
    html: Buffer.concat([...kept, html.subarray(start)]),
    sources: { scripts: [...scripts], styles: [...styles] },
  };
}
