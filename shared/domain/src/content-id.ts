/** Length of a tag with its colon; all tags have 4 letters (ruling 10). */
const TAG_LENGTH = 5;

/** Returns the digits after the colon of a content id, as routes and requests use them (RT-07). */
export function contentDigits(id: string): string {
  return id.slice(id.indexOf(":") + 1);
}

/**
 * Returns a content id without its first 5 characters, as tiles use it; the result equals `contentDigits`
 * (RT-07, ruling 10).
 */
export function withoutTag(id: string): string {
  return id.slice(TAG_LENGTH);
}

/** Whether the booking system sells an item; others have no Book button (ruling 39). */
export function isInBookingSystem(id: string): boolean {
  return id.startsWith("cbis:");
}
