/** Thrown when Galaxy answers a content request with an error other than "not found". */
export class ContentRefused extends Error {}
