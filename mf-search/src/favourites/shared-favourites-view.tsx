import { useIsHydrated, usePageContext } from "@stays/contract";
import { lazyComponent } from "@stays/ui";
import type { CSSProperties } from "react";
import { parseSharedIds } from "./shared-favourites.ts";
import styles from "./shared-favourites-view.module.css";

const SharedStays = lazyComponent(() =>
  import(/* webpackChunkName: "plan" */ "./shared-stays.tsx").then((module) => module.SharedStays),
);

/**
 * Favourites of a shared link; the code loads only for such a link. Until then their place is reserved, so that the
 * results below do not move.
 */
export function SharedFavouritesView() {
  const stays = parseSharedIds(usePageContext().route.search).length;
  const isHydrated = useIsHydrated();
  if (stays === 0) return null;
  const rows = { "--stays": stays, "--pairs": Math.ceil(stays / 2) } as CSSProperties;
  const awaited = <div className={styles.awaited} style={rows} />;
  return isHydrated ? <SharedStays fallback={awaited} /> : awaited;
}
