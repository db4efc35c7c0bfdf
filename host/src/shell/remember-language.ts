const YEAR = 365 * 24 * 60 * 60;

/** Remembers the language that the visitor chose: an address without a language leads there the next time (RT-01). */
export function rememberLanguage(prefix: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not in every browser we serve
  document.cookie = `language=${prefix}; path=/; max-age=${YEAR}; samesite=lax`;
}
