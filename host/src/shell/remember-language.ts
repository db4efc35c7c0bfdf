const YEAR = 365 * 24 * 60 * 60;

/**
 * Stores the chosen language in a cookie: an address without a language redirects to it next time (RT-01).
 */
export function rememberLanguage(prefix: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not in every browser we serve
  document.cookie = `language=${prefix}; path=/; max-age=${YEAR}; samesite=lax`;
}
