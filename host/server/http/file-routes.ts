import { HOST, REGISTRY_FOLDER } from "@stays/releases";
import { Hono } from "hono";
import { fileResponse, IMMUTABLE, type ReadFile } from "./file-response.ts";

/** Folder of the source maps in a release, and in the host's browser files. */
const MAPS = /^(?:[^/]+\/[^/]+\/)?maps\//;

/**
 * Whether a file of the release store or of the host is hidden from browsers: the registry,
 * source maps, and hosts, whose browser files are below `/assets/`.
 */
const isPrivateFile = (file: string): boolean =>
  !file.includes("/") ||
  [HOST, REGISTRY_FOLDER].some((folder) => file.startsWith(`${folder}/`)) ||
  MAPS.test(file);

/** Lets pages of other origins use the files with integrity hashes, and measure them. */
const forOtherOrigins = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
  "timing-allow-origin": "*",
};

/**
 * The file path in an address, below a mount such as `/assets/`.
 *
 * @returns null when the address cannot be decoded; the store checks whether the path is safe
 */
function requestedFile(url: string, mount: string): string | null {
  try {
    return decodeURIComponent(new URL(url).pathname.slice(mount.length));
  } catch {
    return null;
  }
}

/**
 * Serves immutable files: releases, and the host's own hashed files.
 *
 * @param mount such as `/assets/`
 */
export function fileRoutes(mount: string, read: ReadFile): Hono {
  return new Hono().get(`${mount}*`, ({ req }) => {
    const file = requestedFile(req.url, mount);
    const readable: ReadFile = file === null || isPrivateFile(file) ? async () => null : read;
    return fileResponse(req.raw, readable, file ?? "", { ...forOtherOrigins, "cache-control": IMMUTABLE });
  });
}

/**
 * The trail cross, in the colours of `--color-brand-mark` and `--color-text`; the stake is light in dark
 * mode.
 */
const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -1 32 32"><style>.stake{stroke:#14251e}@media(prefers-color-scheme:dark){.stake{stroke:#fffdf6}}</style><path class="stake" d="M13 11v17" stroke-width="3" stroke-linecap="round"/><path d="M4 4l18 14M22 4L4 18" stroke="#b5322b" stroke-width="5.2" stroke-linecap="round"/></svg>`;

/**
 * Crawlers that run scripts call Galaxy as browsers do, so its calls are allowed; a header keeps their answers out of
 * the index. The pages after a booking are one visitor's.
 *
 * @param origin public origin of the site
 */
const robots = (origin: string): string =>
  ["User-agent: *", "Disallow: /*/stays/upsell/", "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n");

const DAY = "public, max-age=86400";

/** Serves the small files that every site has. */
export function siteFiles({ siteOrigin }: { readonly siteOrigin: string }): Hono {
  return new Hono()
    .get("/favicon.svg", (context) =>
      context.body(FAVICON, 200, { "content-type": "image/svg+xml", "cache-control": DAY }),
    )
    .get("/favicon.ico", (context) => context.redirect("/favicon.svg", 308))
    .get("/robots.txt", (context) => context.text(robots(siteOrigin), 200, { "cache-control": DAY }));
}
