/**
 * The file that an address asks for, below a mount such as `/assets/`.
 *
 * @returns null when the address is not readable; whether the path is safe is for the store to say
 */
export function requestedFile(url: string, mount: string): string | null {
  try {
    return decodeURIComponent(new URL(url).pathname.slice(mount.length));
  } catch {
    return null;
  }
}
