import { useVisit } from "@stays/contract";
import { lazyPart } from "@stays/ui";
import { Suspense } from "react";

const SharedStays = lazyPart(() =>
  import(/* webpackChunkName: "plan" */ "./shared-stays.tsx").then((module) => module.SharedStays),
);

/** Favourites of a shared link; the code loads only for such a link. */
export function SharedFavouritesView() {
  if (!/[?&]favourites=/.test(useVisit().place.search)) return null;
  return (
    <Suspense>
      <SharedStays />
    </Suspense>
  );
}
