/** The document title: the page's own title, then the destination's name. */
export function documentTitle(page: string, site: string): string {
  return page === "" || page === site ? site : `${page} – ${site}`;
}
