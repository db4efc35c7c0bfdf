/** The entry of the inline script in the head of every page; the host's build compiles it to one file. */
import { replayEarlyInput } from "./early-input.ts";

/** The properties of tokens.css that name the fonts of texts and headings. */
const families = ["--font-text", "--font-display"];

/** Whether the browser has shown the site before: it has a service worker, or shows the page again. */
function hasVisited(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  const isReload = entry instanceof PerformanceNavigationTiming && entry.type === "reload";
  // The service worker of a first visit may not be there yet when its page is reloaded.
  return isReload || Boolean(navigator.serviceWorker?.controller);
}

/**
 * Requests the fonts before the page is laid out, if an earlier visit has left them in the browser's cache: its
 * texts then never change their font, and nothing moves. At a first visit the fonts would hold up the page's HTML
 * and its pictures, which share the line with them.
 */
function requestCachedFonts(): void {
  if (!hasVisited()) return;
  const style = getComputedStyle(document.documentElement);
  for (const family of families) {
    // Without a font the fallback is shown.
    document.fonts.load(`1em ${style.getPropertyValue(family)}`).catch(() => {});
  }
}

/**
 * Removes a script of a remote once it has run or failed. The bundler waits for the end of a script that it finds in the
 * document, and would miss one that is past.
 */
function removeEndedScripts(): void {
  const removeScript = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.src.includes("/releases/")) target.remove();
  };
  addEventListener("load", removeScript, true);
  addEventListener("error", removeScript, true);
}

/**
 * Lets photos below the first screen of a phone wait for the page's scripts, which share a slow line with them, until the
 * page has loaded or the visitor scrolls or touches it (`photo.module.css` clips them). Only Chromium, which tells of its
 * connection, then leaves them for later: others would load them all the same, and show them late.
 */
function holdPhotos(): void {
  if (!("connection" in navigator)) return;
  const { dataset } = document.documentElement;
  dataset.photos = "later";
  const release = () => {
    delete dataset.photos;
  };
  addEventListener("load", release, { once: true });
  for (const type of ["scroll", "pointerdown"])
    addEventListener(type, release, { capture: true, once: true });
}

removeEndedScripts();
replayEarlyInput();
holdPhotos();
requestCachedFonts();
