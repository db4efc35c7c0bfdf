/**
 * A link that was in sight, with its distance from the top of the window. It says where one was also when what is
 * above it has another height now, as parts of long lists that are not laid out yet.
 */
export interface ScrollAnchor {
  readonly href: string;
  /** CSS pixels. */
  readonly offset: number;
}

/** Pixels between two looks for an item in sight. */
const STEP = 48;

function linkAt(top: number): HTMLAnchorElement | null {
  const item = document.elementFromPoint(innerWidth / 3, top)?.closest("main article, main li");
  return item?.querySelector<HTMLAnchorElement>("a[href]") ?? null;
}

/** The first item of a list in sight that has a link; null where there is none. */
export function anchorInSight(): ScrollAnchor | null {
  for (let top = STEP; top < innerHeight; top += STEP) {
    const link = linkAt(top);
    const href = link?.getAttribute("href");
    if (link && href) return { href, offset: link.getBoundingClientRect().top };
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
