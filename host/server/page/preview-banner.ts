import { escapeHtml } from "./escape.ts";

/** An unreleased version that a page is shown with. */
export interface PreviewedRelease {
  readonly remote: string;
  readonly version: string;
}

/** Styles of the banner. It is outside the app, so that no release can hide it. */
export const bannerCss =
  ".preview-banner{position:fixed;inset-block-end:var(--space-4);inset-inline-start:var(--space-4);z-index:2000;" +
  "max-width:calc(100vw - 2*var(--space-4));box-sizing:border-box;padding:var(--space-2) var(--space-4);" +
  "border:2px solid var(--color-text);border-radius:var(--radius-control);background:var(--color-bg);" +
  "color:var(--color-text);font:var(--text-sm)/1.5 var(--font-text,sans-serif)}" +
  ".preview-banner a{color:inherit;font-weight:700;margin-inline-start:var(--space-2)}";

/**
 * A banner that marks the page as a preview and links back to the live site.
 *
 * @param texts of the shell
 * @param address path and query of the page to return to
 */
export function previewBanner(
  { remote, version }: PreviewedRelease,
  texts: Readonly<Record<string, string>>,
  address: string,
): string {
  const notice = (texts.previewing ?? "").replace("{{release}}", `${remote} ${version}`);
  const leave = `/preview/leave?${new URLSearchParams({ to: address })}`;
  return [
    `<aside class="preview-banner" aria-label="${escapeHtml(texts.preview ?? "")}">`,
    `<span>${escapeHtml(notice)}</span>`,
    `<a href="${escapeHtml(leave)}">${escapeHtml(texts.leavePreview ?? "")}</a></aside>`,
  ].join("");
}
