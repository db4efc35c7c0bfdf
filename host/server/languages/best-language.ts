import type { SiteLanguage } from "@stays/contract";

/** Fallbacks for language tags: the old tag of Norwegian, and Nynorsk, whose readers understand Bokmål. */
const relatives: Readonly<Record<string, string>> = { no: "nb", nn: "nb" };

/** The language ranges of an Accept-Language header, by preference; ranges with `q=0` are dropped. */
function wantedRanges(header: string): readonly string[] {
  return header
    .split(",")
    .map((item) => {
      const [range = "", quality = ""] = item.split(";").map((part) => part.trim().toLowerCase());
      const weight = quality.startsWith("q=") ? Number(quality.slice(2)) : 1;
      return { range, weight: Number.isNaN(weight) ? 0 : weight };
    })
    .filter(({ range, weight }) => range !== "" && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ range }) => range);
}

function languageFor(range: string, languages: readonly SiteLanguage[]): SiteLanguage | undefined {
  const [primary = ""] = range.split("-");
  const codes = [primary, relatives[primary]];
  return (
    languages.find(({ locale }) => locale.toLowerCase() === range) ??
    languages.find(({ code, prefix }) => codes.includes(code) || prefix === range)
  );
}

/**
 * The language for an address without one (RT-01, ruling 59): the one chosen earlier, else the best match of
 * the browser's languages, else the site's first.
 *
 * @param languages the site's languages, the default first
 * @param chosen prefix in the `language` cookie
 */
export function bestLanguage(
  languages: readonly SiteLanguage[],
  chosen: string | undefined,
  acceptLanguage: string | undefined,
): SiteLanguage | undefined {
  const remembered = languages.find(({ prefix }) => prefix === chosen);
  if (remembered) return remembered;
  for (const range of wantedRanges(acceptLanguage ?? "")) {
    const language = languageFor(range, languages);
    if (language) return language;
  }
  return languages[0];
}
