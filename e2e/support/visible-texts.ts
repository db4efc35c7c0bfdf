import type { Page } from "@playwright/test";

/** A visible text of a page, or the name of an element that screen readers speak. */
export interface VisibleText {
  readonly text: string;
  /** Whether a part of it is cut off at its side. */
  readonly isClipped: boolean;
}

/** Texts that visitors see or hear, without scripts, hidden elements and what is drawn for the eye only. */
export async function visibleTexts(page: Page): Promise<readonly VisibleText[]> {
  return page.evaluate(() => {
    const found: { text: string; isClipped: boolean }[] = [];
    for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
      if (element.closest("script, style, noscript, template, [hidden]") || !element.checkVisibility())
        continue;
      for (const name of ["aria-label", "alt", "placeholder", "title"]) {
        const text = element.getAttribute(name);
        if (text?.trim()) found.push({ text, isClipped: false });
      }
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const text = own.map(({ textContent }) => textContent).join("");
      if (text.trim() === "") continue;
      const { overflowX, clipPath } = getComputedStyle(element);
      const isForReaders = clipPath !== "none" || element.clientWidth <= 1;
      const isCut = overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1;
      found.push({ text, isClipped: isCut && !isForReaders });
    }
    return found;
  });
}
