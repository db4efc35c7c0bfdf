import { useVisit } from "@stays/contract";
import { useTexts } from "@stays/texts";
import { LinkShare } from "../shared-link/link-share.tsx";
import { favouritesLink } from "./shared-favourites.ts";
import type { RememberedStay } from "./visitor-memory.ts";

/** Link that shares the favourites; it contains only the stays, nothing about the sender. */
export function FavouritesShare({ stays }: { readonly stays: readonly RememberedStay[] }) {
  const { t } = useTexts("mf-search");
  const { place } = useVisit();
  if (stays.length === 0) return null;
  return <LinkShare label={t("favouritesLink")} path={favouritesLink(place.language, stays)} />;
}
