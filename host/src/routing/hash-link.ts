/**
 * The hash of a link within the page, for a plain click; null for every other click. Clicks with a modifier
 * key or another button open a tab or save the link.
 */
export function clickedHash(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.target || link.hasAttribute("download") || link.hash === "") return null;
  const isSamePage =
    link.origin === location.origin && link.pathname === location.pathname && link.search === location.search;
  return isSamePage ? link.hash : null;
}
