import { useVisit } from "@stays/contract";
import { useTexts } from "@stays/texts";
import { LinkShare } from "../shared-link/link-share.tsx";
import { favouritesLink } from "./shared-favourites.ts";
import type { RememberedStay } from "./visitor-memory.ts";

/** Link that shares the favourites with the dates and guests of their prices, and nothing else about the sender. */
export function FavouritesShare({ stays }: { readonly stays: readonly RememberedStay[] }) {
  const { t } = useTexts("mf-search");
  const visit = useVisit();
  if (stays.length === 0) return null;
  return <LinkShare label={t("favouritesLink")} path={favouritesLink(visit, stays)} />;
}
