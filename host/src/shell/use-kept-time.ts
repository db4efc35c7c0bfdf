import { useLanguage } from "@stays/contract";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { readKeptAt } from "../boot/page-data.ts";

/**
 * The time of Galaxy's answers if the server rendered this page from older ones, in the visitor's own time
 * zone. Null on all other pages: the browser requests their answers.
 */
export function useKeptTime(): string | null {
  const { locale } = useLanguage();
  const { pathname, search } = useLocation();
  const [first] = useState(pathname + search);
  const [keptAt, setKeptAt] = useState<number | null>(null);
  useEffect(() => {
    // The server writes the time at the end of the document, after the late parts.
    const read = () => setKeptAt(readKeptAt());
    if (document.readyState !== "loading") return read();
    document.addEventListener("DOMContentLoaded", read, { once: true });
    return () => document.removeEventListener("DOMContentLoaded", read);
  }, []);
  if (keptAt === null || first !== pathname + search) return null;
  return new Intl.DateTimeFormat(locale, { timeStyle: "short" }).format(keptAt);
}
