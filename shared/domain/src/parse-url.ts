/** Parses an absolute address; null = it is malformed. `URL.canParse` is missing in Safari below 17 and Chrome below 120. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
