/** Returns the digits after the colon of a content id, as routes and requests use them (RT-07). */
export function contentDigits(id: string): string {
  return id.slice(id.indexOf(":") + 1);
}

/** Whether the booking system sells an item; others have no Book button (ruling 39). */
export function isInBookingSystem(id: string): boolean {
  return id.startsWith("cbis:");
}
