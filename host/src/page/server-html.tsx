import { useVisit } from "@stays/contract";
import { addressOf } from "@stays/routes";
import { createContext, use } from "react";

/** The HTML of the page as the server sent it, with the address that it stands for. */
export interface SentHtml {
  readonly address: string;
  readonly html: string;
}

/** Set by the browser's entry, before React takes the page over. */
export const SentHtmlContext = createContext<SentHtml | null>(null);

/** What the server sent stays readable where its remote crashed in the browser (ruling 60). */
export function ServerHtml() {
  const sent = use(SentHtmlContext);
  const { place } = useVisit();
  if (sent?.address !== addressOf(place)) return null;
  // This very page's HTML, as our server wrote it
  return <div dangerouslySetInnerHTML={{ __html: sent.html }} />;
}
