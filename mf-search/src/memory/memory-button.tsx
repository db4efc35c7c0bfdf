import { useIsHydrated } from "@stays/contract";
import { useTexts } from "@stays/texts";
import { Chip, HeartIcon, lazyComponent } from "@stays/ui";
import { useEffect, useState } from "react";
import { useDeviceValue } from "../device/use-device-value.ts";
import { isRemembering, memory } from "./visitor-memory.ts";

const loadDialog = () =>
  import(/* webpackChunkName: "plan" */ "./memory-dialog.tsx").then((module) => module.MemoryDialog);
const MemoryDialog = lazyComponent(loadDialog);

/**
 * Button that opens the memory dialog. Hidden while nothing is stored, unless the visitor turned the memory
 * off.
 */
export function MemoryButton() {
  const { t } = useTexts("mf-search");
  const isHydrated = useIsHydrated();
  const viewed = useDeviceValue(memory.viewed);
  const favourites = useDeviceValue(memory.favourites);
  const lastSearch = useDeviceValue(memory.lastSearch);
  const [dialog, setDialog] = useState<"never" | "open" | "closed">("never");
  const isOn = useDeviceValue(isRemembering);
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
      {dialog !== "never" && <MemoryDialog open={dialog === "open"} onClose={() => setDialog("closed")} />}
    </>
  );
}
