/** User agents of search engines and link previews. Cubot is a brand of phones. */
const CRAWLER =
  /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|google-inspectiontool|googleother|mediapartners|ia_archiver|whatsapp|embedly|link ?preview/i;

/** Whether the user agent is a crawler, which reads HTML and may run no scripts. */
export const isCrawler = (request: Request): boolean => CRAWLER.test(request.headers.get("user-agent") ?? "");
