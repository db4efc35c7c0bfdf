/** Whether HTML holds a page and not just the shell: every page has one heading of the first level, the shell none. */
export const hasHeading = (html: string): boolean => /<h1[\s>]/.test(html);
