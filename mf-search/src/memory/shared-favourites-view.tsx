import { useVisit } from "@stays/contract";
import { lazyPart } from "@stays/ui";
import { Suspense } from "react";
import { sharedIds } from "./shared-favourites.ts";

const SharedStays = lazyPart(() => import("./shared-stays.tsx").then((module) => module.SharedStays));

/** Favourites of a shared link; the code loads only for such a link. */
export function SharedFavouritesView() {
  const ids = sharedIds(useVisit().place.search);
  if (ids.length === 0) return null;
  return (
    <Suspense>
      <SharedStays ids={ids} />
    </Suspense>
  );
}
