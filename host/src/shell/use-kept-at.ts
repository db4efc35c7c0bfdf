import { useVisit } from "@stays/contract";
import type { RouteMatch } from "@stays/routes";
import { useEffect, useState } from "react";
import { readKeptAt } from "../boot/page-data.ts";

/** What the answers of a page depend on. The item's name is not part of it: pages correct it (RT-05). */
const contentOf = ({ language, route, params, search }: RouteMatch): string =>
  JSON.stringify([language, route, params.id, params.detailId, params.packageId, search]);

/**
 * The time of Galaxy's answers if the server rendered this page from older ones, in milliseconds since 1970. Null on
 * all other pages: the browser requests their answers.
 */
export function useKeptAt(): number | null {
  const content = contentOf(useVisit().place);
  const [first] = useState(content);
  const [keptAt, setKeptAt] = useState<number | null>(null);
  useEffect(() => {
    // The server writes the time at the end of the document, after the late parts.
    const read = () => setKeptAt(readKeptAt());
    if (document.readyState !== "loading") return read();
    document.addEventListener("DOMContentLoaded", read, { once: true });
    return () => document.removeEventListener("DOMContentLoaded", read);
  }, []);
  return first === content ? keptAt : null;
}
