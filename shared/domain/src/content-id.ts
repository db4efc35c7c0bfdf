/** Length of a tag with its colon; all tags have 4 letters (ruling 10). */
const TAG_LENGTH = 5;

/** The digits after the colon of a content id: what routes and requests carry (RT-07). */
export function contentDigits(id: string): string {
  return id.slice(id.indexOf(":") + 1);
}

/** A content id without its first 5 characters, as tiles do it; the same as `contentDigits` (RT-07, ruling 10). */
export function withoutTag(id: string): string {
  return id.slice(TAG_LENGTH);
}

/** Whether an item is sold by the booking system; others have no Book button (ruling 39). */
export function isInBookingSystem(id: string): boolean {
  return id.startsWith("cbis:");
}
