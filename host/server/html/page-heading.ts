/** Whether HTML contains a page and not only the shell: every page has an `h1`, the shell has none. */
export const hasHeading = (html: string): boolean => /<h1[\s>]/.test(html);
