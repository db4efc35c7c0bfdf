/** Thrown when Galaxy says no to content for another reason than that it does not exist. */
export class ContentRefused extends Error {}
