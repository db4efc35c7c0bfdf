/**
 * Path and query of a page of this site that a link leads on to; the start page for any other address.
 *
 * @param to as in the link
 */
export function targetPage({ url }: Request, to = "/"): string {
  const here = new URL(url);
  if (!URL.canParse(to, here)) return "/";
  const { origin, pathname, search } = new URL(to, here);
  // A path such as `/.//evil.example` becomes `//evil.example`, which browsers resolve to another host.
  return origin === here.origin && !pathname.startsWith("//") ? pathname + search : "/";
}
