/**
 * The file path in an address, below a mount such as `/assets/`.
 *
 * @returns null when the address cannot be decoded; the store checks whether the path is safe
 */
export function requestedFile(url: string, mount: string): string | null {
  try {
    return decodeURIComponent(new URL(url).pathname.slice(mount.length));
  } catch {
    return null;
  }
}
