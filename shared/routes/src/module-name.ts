/** The name of the module that a remote exposes for a page, without `./`. The build reads this file, too. */
export const pageModuleName = (page: string): string => `page-${page}`;

export const slotModuleName = (slot: string): string => `slot-${slot}`;
