import { useVisit } from "@stays/contract";
import { lazyPart } from "@stays/ui";
import { Suspense } from "react";
import { sharedIds } from "./shared-favourites.ts";

const SharedStays = lazyPart(() => import("./shared-stays.tsx").then((module) => module.SharedStays));

/** Where favourites of a link are shown; its code comes with such a link only. */
export function SharedFavouritesView() {
  const ids = sharedIds(useVisit().place.search);
  if (ids.length === 0) return null;
  return (
    <Suspense>
      <SharedStays ids={ids} />
    </Suspense>
  );
}
