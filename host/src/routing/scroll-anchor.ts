/**
 * A link in the viewport and its distance from the top. It identifies a scroll position even if the height of
 * the content above has changed, such as in long lists without complete layout.
 */
export interface ScrollAnchor {
  readonly href: string;
  /** CSS pixels. */
  readonly offset: number;
}

/** Selects list items, including those without layout. */
const ITEM = "main article, main li, main [role='listitem']";
/** Pixels between two vertical samples of the viewport. */
const STEP = 48;
/**
 * Samples are at a third and a quarter of the viewport's width, since one of them may be in a gap between
 * columns.
 */
const ACROSS = [3, 4];

function linkAt(left: number, top: number): HTMLAnchorElement | null {
  const item = document.elementFromPoint(left, top)?.closest(ITEM);
  return item?.querySelector<HTMLAnchorElement>("a[href]") ?? null;
}

/** The first list item in the viewport that contains a link; null when there is none. */
export function findScrollAnchor(): ScrollAnchor | null {
  for (let top = STEP; top < innerHeight; top += STEP) {
    for (const part of ACROSS) {
      const link = linkAt(innerWidth / part, top);
      const href = link?.getAttribute("href");
      if (link && href) return { href, offset: link.getBoundingClientRect().top };
    }
  }
  return null;
}

/**
 * Scrolls an anchor to its stored distance from the top.
 *
 * @returns false when it is not on the page
 */
export function scrollToScrollAnchor({ href, offset }: ScrollAnchor): boolean {
  const link = document.querySelector(`main a[href="${CSS.escape(href)}"]`);
  if (!link) return false;
  scrollBy({ top: link.getBoundingClientRect().top - offset, behavior: "instant" });
  return true;
}
