/** The title of the tab: the page's own, then the destination's name. */
export function documentTitle(page: string, site: string): string {
  return page === "" || page === site ? site : `${page} – ${site}`;
}
