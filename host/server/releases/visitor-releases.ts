import { createHash } from "node:crypto";
import { type Preview, readPreviewToken } from "@stays/releases";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { CookieOptions } from "hono/utils/cookie";
import { OWN_COOKIES } from "../http/own-cookies.ts";
import { isHttps } from "../http/request-source.ts";
import { developmentRelease, type LiveRelease, type LiveReleases } from "../page/live-release.ts";

/** The visitor cookie is set only during a canary. It contains a random id and no personal data. */
const { preview: PREVIEW_COOKIE, visitor: VISITOR_COOKIE } = OWN_COOKIES;
const MONTH_SECONDS = 2_592_000;

const optionsFor = (context: Context): CookieOptions => ({
  httpOnly: true,
  sameSite: "Lax",
  path: "/",
  secure: isHttps(context),
});

/** The visitor's preview; null without a valid cookie. */
export function readPreview(context: Context, secret: string, now: number): Preview | null {
  const token = getCookie(context, PREVIEW_COOKIE);
  return token === undefined ? null : readPreviewToken(token, secret, now);
}

/** Stores a preview in a cookie until it expires. */
export function keepPreview(context: Context, token: string, { until }: Preview): void {
  setCookie(context, PREVIEW_COOKIE, token, { ...optionsFor(context), expires: new Date(until) });
}

export function endPreview(context: Context): void {
  deleteCookie(context, PREVIEW_COOKIE, { path: "/" });
}

/** The visitor's id from the cookie; null on the first visit. */
export const findVisitor = (context: Context): string | null => getCookie(context, VISITOR_COOKIE) ?? null;

/** The visitor's id: from the cookie, or a new one on the first visit. */
export const readVisitor = (context: Context): string => findVisitor(context) ?? crypto.randomUUID();

/** Headers by which browsers say that nobody sees the answer yet. Older ones send the last three. */
const PURPOSE_HEADERS = ["sec-purpose", "purpose", "x-purpose", "x-moz"];

/** Whether a browser requests a page in advance, which its visitor may never see. */
export const isRequestedAhead = ({ req }: Context): boolean =>
  PURPOSE_HEADERS.some((name) => /\b(?:prefetch|prerender|preview)\b/i.test(req.header(name) ?? ""));

export function keepVisitor(context: Context, visitor: string): void {
  setCookie(context, VISITOR_COOKIE, visitor, { ...optionsFor(context), maxAge: MONTH_SECONDS });
}

const RANGE = 2 ** 32;

/**
 * Whether a visitor gets a canary. The result is stable per visitor and release: a visitor keeps the canary
 * when its share grows. The next canary draws again.
 *
 * @param visitor id from the visitor's cookie
 * @param release such as `mf-search/1.1.0`
 * @param percent share of the visitors
 */
export function isInCanary(visitor: string, release: string, percent: number): boolean {
  const draw = createHash("sha256").update(`${release} ${visitor}`).digest().readUInt32BE(0);
  return (draw / RANGE) * 100 < percent;
}

export interface VisitorReleases {
  readonly releases: LiveReleases;
  /** True when other visitors may get other releases; caches must not store such a page. */
  readonly isPersonal: boolean;
  /** The unreleased version that this visitor previews. */
  readonly preview: Preview | null;
}

export interface VisitorChoice {
  /** The visitor's id; null = nobody who could keep a canary. */
  readonly visitor: string | null;
  /** The preview that the visitor opened; null = none. */
  readonly preview: Preview | null;
  /** Finds a release by remote and version; null = there is none. */
  readonly find: (name: string, version: string) => Promise<LiveRelease | null>;
}

/** Chooses the live, canary or previewed release of each remote for one visitor (FE-04). */
export async function releasesForVisitor(
  live: LiveReleases,
  choice: VisitorChoice,
): Promise<VisitorReleases> {
  const hasCanary = Object.values(live).some(({ canary }) => canary);
  const { preview, visitor } = choice;
  const chosen = hasCanary && visitor !== null ? withCanaries(live, visitor) : live;
  // A preview has no last good release: its faults must be visible.
  const previewed = preview && (await previewedRelease(preview, choice.find));
  if (!preview || !previewed) return { releases: chosen, isPersonal: hasCanary, preview: null };
  return { releases: { ...chosen, [preview.remote]: previewed }, isPersonal: true, preview };
}

async function previewedRelease(preview: Preview, find: VisitorChoice["find"]): Promise<LiveRelease | null> {
  const origin = developmentOrigin(preview);
  return origin ? developmentRelease(preview.remote, origin) : find(preview.remote, preview.version);
}

/** Origin of a development server on the visitor's own machine that serves the preview; else null (FE-06). */
export const developmentOrigin = (preview: Preview | null): string | null =>
  preview?.port === undefined ? null : `http://localhost:${preview.port}`;

function withCanaries(live: LiveReleases, visitor: string): LiveReleases {
  return Object.fromEntries(
    Object.entries(live).map(([name, release]) => {
      const { canary } = release;
      const isChosen =
        canary && isInCanary(visitor, `${name}/${canary.release.descriptor.version}`, canary.percent);
      return [name, isChosen ? canary.release : release];
    }),
  );
}
