/**
 * A link that was in sight, with its distance from the top of the window. It says where one was also when what is
 * above it has another height now, as parts of long lists that are not laid out yet.
 */
export interface ScrollAnchor {
  readonly href: string;
  /** CSS pixels. */
  readonly offset: number;
}

/** Items of lists; also the place of one that is not laid out yet. */
const ITEM = "main article, main li, main [role='listitem']";
/** Pixels between two looks for an item in sight. */
const STEP = 48;
/** Parts of the window's width at which is looked, as one may be a gap between columns all the way down. */
const ACROSS = [3, 4];

function linkAt(left: number, top: number): HTMLAnchorElement | null {
  const item = document.elementFromPoint(left, top)?.closest(ITEM);
  return item?.querySelector<HTMLAnchorElement>("a[href]") ?? null;
}

/** The first item of a list in sight that has a link; null where there is none. */
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
 * Scrolls so that an anchor stands where it stood.
 *
 * @returns false when it is not on the page
 */
export function scrollToScrollAnchor({ href, offset }: ScrollAnchor): boolean {
  const link = document.querySelector(`main a[href="${CSS.escape(href)}"]`);
  if (!link) return false;
  scrollBy({ top: link.getBoundingClientRect().top - offset, behavior: "instant" });
  return true;
}
