/** Thrown when Galaxy answers a content request with an error other than "not found", or with an item that cannot be read. */
export class ContentRefused extends Error {}
