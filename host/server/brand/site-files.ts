import { Hono } from "hono";

/**
 * The trail cross, in the colours of `--color-brand-mark` and `--color-text`; the stake is light in dark
 * mode.
 */
const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -1 32 32"><style>.stake{stroke:#14251e}@media(prefers-color-scheme:dark){.stake{stroke:#fffdf6}}</style><path class="stake" d="M13 11v17" stroke-width="3" stroke-linecap="round"/><path d="M4 4l18 14M22 4L4 18" stroke="#b5322b" stroke-width="5.2" stroke-linecap="round"/></svg>`;

const ROBOTS = ["User-agent: *", "Disallow: /*/api/", "Disallow: /*/stays/upsell/", ""].join("\n");

const DAY = "public, max-age=86400";

/** Serves the small files that every site has. */
export function siteFiles(): Hono {
  return new Hono()
    .get("/favicon.svg", (context) =>
      context.body(FAVICON, 200, { "content-type": "image/svg+xml", "cache-control": DAY }),
    )
    .get("/favicon.ico", (context) => context.redirect("/favicon.svg", 308))
    .get("/robots.txt", (context) => context.text(ROBOTS, 200, { "cache-control": DAY }));
}
