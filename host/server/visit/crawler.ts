/** Search engines, and what fetches a page to show a preview of its link. Cubot is a make of phones. */
const CRAWLER =
  /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|google-inspectiontool|googleother|mediapartners|ia_archiver|whatsapp|embedly|link ?preview/i;

/** Whether a request says that it is a crawler's, which reads HTML and may run no scripts. */
export const isCrawler = (request: Request): boolean => CRAWLER.test(request.headers.get("user-agent") ?? "");
