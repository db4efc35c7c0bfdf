/** The values of a hotel's sidebar tabs (HO-02). The cart tab requires that something is selected. */
export const SIDEBAR_TABS = { search: "0", cart: "1" } as const;
