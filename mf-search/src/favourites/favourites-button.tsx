import { useIsHydrated } from "@stays/contract";
import { useTexts } from "@stays/texts";
import { Chip, HeartIcon, lazyComponent } from "@stays/ui";
import { useEffect, useState } from "react";
import { rememberSetting, visitorData } from "./favourites-store.ts";
import { usePersistentStore } from "./use-persistent-store.ts";

const loadDialog = () =>
  import(/* webpackChunkName: "plan" */ "./favourites-dialog.tsx").then((module) => module.FavouritesDialog);
const FavouritesDialog = lazyComponent(loadDialog);

/**
 * Button that opens the favourites. Hidden while nothing is stored, unless the visitor turned the storage
 * off.
 */
export function FavouritesButton() {
  const { t } = useTexts("mf-search");
  const isHydrated = useIsHydrated();
  const viewed = usePersistentStore(visitorData.viewed);
  const favourites = usePersistentStore(visitorData.favourites);
  const lastSearch = usePersistentStore(visitorData.lastSearch);
  const [dialog, setDialog] = useState<"never" | "open" | "closed">("never");
  const isOn = usePersistentStore(rememberSetting);
  const isEmpty = isOn && viewed.length === 0 && favourites.length === 0 && lastSearch === null;
  const hasFavourites = favourites.length > 0;
  useEffect(() => {
    // Favourites are readable without a network, so their code comes while there is one.
    if (hasFavourites) loadDialog().catch(() => {});
  }, [hasFavourites]);
  if (!isHydrated || (isEmpty && dialog !== "open")) return null;
  return (
    <>
      <Chip icon={HeartIcon} aria-haspopup="dialog" onClick={() => setDialog("open")}>
        {t("favourites")}
      </Chip>
      {dialog !== "never" && (
        <FavouritesDialog open={dialog === "open"} onClose={() => setDialog("closed")} />
      )}
    </>
  );
}
