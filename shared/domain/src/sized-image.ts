/** The parameter `scale` in the address of every photo. */
export const SCALE = "downscaleonly";

/** Whether `imageAddress` made an address; those of map tiles and flags are others. */
export const isSizedImage = (address: URL): boolean => address.searchParams.get("scale") === SCALE;
