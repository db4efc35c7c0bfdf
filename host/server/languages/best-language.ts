import type { SiteLanguage } from "@stays/contract";

/** Tags of languages that a reader of the other understands: the old and the second written Norwegian. */
const relatives: Readonly<Record<string, string>> = { no: "nb", nn: "nb" };

/** The language ranges of an Accept-Language header, most wanted first; those with `q=0` are not wanted. */
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
 * The language of a visitor whose address names none (RT-01, ruling 59): the one chosen before, else the best of what
 * the browser asks for, else the site's first.
 *
 * @param languages those that are served, the default first
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
