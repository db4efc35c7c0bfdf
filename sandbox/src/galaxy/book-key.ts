/** Number of SearchId characters at the end of its booking keys. */
const SEAL = 8;

const sealOf = (searchId: string): string => `-${searchId.slice(-SEAL)}`;

/** Returns a booking key as an answer shows it: bound to the SearchId of that answer. */
export function sealedKey(key: string, searchId: string): string {
  return key + sealOf(searchId);
}

/** Returns the booking key inside a sealed one; null when it is bound to another search. */
export function openedKey(sealed: string, searchId: string): string | null {
  const seal = sealOf(searchId);
  return sealed.endsWith(seal) ? sealed.slice(0, -seal.length) : null;
}
