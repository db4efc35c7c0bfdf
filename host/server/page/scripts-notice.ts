import { SCRIPTS_NOTICE } from "../../src/boot/page-data.ts";
import { escapeHtml } from "../html/escape.ts";

/**
 * Styles of the notice. They show it by themselves after 10 s, because no script can be relied on: those of the page
 * may be blocked, missing or broken.
 */
export const scriptsNoticeCss =
  `#${SCRIPTS_NOTICE}{position:fixed;inset-block-end:0;inset-inline:0;z-index:2000;margin:0;` +
  "padding:var(--space-2) var(--space-4);background:var(--color-surface-inverse);color:var(--color-on-inverse);" +
  `text-align:center;visibility:hidden;animation:${SCRIPTS_NOTICE} 1ms 10s forwards}` +
  `@keyframes ${SCRIPTS_NOTICE}{to{visibility:visible}}`;

/** Shows the notice at once; for `noscript`. */
export const shownScriptsNoticeCss = `#${SCRIPTS_NOTICE}{visibility:visible;animation:none}`;

/**
 * A notice for a page whose scripts do not start: its buttons look alive and do nothing. The host removes it when it
 * starts.
 */
export function scriptsNotice(sentence: string | undefined): string {
  if (!sentence) return "";
  return `<p id="${SCRIPTS_NOTICE}" role="status" data-nosnippet>${escapeHtml(sentence)}</p>`;
}
