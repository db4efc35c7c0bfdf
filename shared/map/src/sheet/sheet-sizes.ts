import type { CSSProperties } from "react";
import type { Snap } from "./snap.ts";

const BAR = "65px";
const PEEK = "max(56px, 2.75rem)";

/**
 * Returns the sizes that the stylesheets of map and sheet share: `--bar` is the height of the bar below the sheet,
 * `--peek` that of the sheet's heading, `--covered` that of the map's part that both cover. A CSS module cannot share
 * properties that it declares. A full sheet covers more for as long as it is full, and the map does not change for it.
 */
export const sheetSizes = (snap: Snap): CSSProperties =>
  ({
    "--bar": BAR,
    "--peek": PEEK,
    "--covered": snap === "peek" ? `calc(${BAR} + ${PEEK})` : `calc(${BAR} + (100% - ${BAR}) / 2)`,
  }) as CSSProperties;
