import { useForgetPages, usePageContext } from "@stays/contract";
import { linkTo, withCompared } from "@stays/routes";
import { useTexts } from "@stays/texts";
import { Button, CheckboxField, Dialog, TextLink, usePartTexts } from "@stays/ui";
import { useSyncExternalStore } from "react";
import type { DeviceValue } from "../device/device-value.ts";
import { useDeviceValue } from "../device/use-device-value.ts";
import { LinkShare } from "../shared-link/link-share.tsx";
import styles from "./memory-dialog.module.css";
import { memoryTexts } from "./memory-texts.ts";
import { favouritesLink, withoutShared } from "./shared-favourites.ts";
import { StayLink } from "./stay-link.tsx";
import stayListStyles from "./stay-list.module.css";
import { CompareToggle } from "./stay-toggles.tsx";
import { forgetAll, isRemembering, memory, type RememberedStay, setRemembering } from "./visitor-memory.ts";

interface MemoryDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Dialog with the last search, favourites and recently viewed stays of this device, to open or to clear. */
export function MemoryDialog({ open, onClose }: MemoryDialogProps) {
  const { t } = useTexts("mf-search");
  const ofDialog = usePartTexts("memory", memoryTexts);
  const isKept = useIsKept(memory.favourites);
  const { route } = usePageContext();
  const lastSearch = useDeviceValue(memory.lastSearch);
  const favourites = useDeviceValue(memory.favourites);
  const search = withCompared(withoutShared(route.search), []);
  const forgetPages = useForgetPages();
  function forget() {
    forgetAll();
    forgetPages();
  }
  function remember(isOn: boolean) {
    setRemembering(isOn);
    if (!isOn) forgetPages();
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("favourites")}
      lead={isKept ? t("memoryNote") : ofDialog("notKept")}
      closeOnMask
      footer={
        <Button variant="text" onClick={forget}>
          {t("clearMemory")}
        </Button>
      }
    >
      <div className={styles.groups}>
        <CheckboxField label={t("remember")} checked={useDeviceValue(isRemembering)} onChange={remember} />
        {lastSearch !== null && (
          <TextLink to={linkTo(route.language, { route: "stayslist", search: lastSearch })} onClick={onClose}>
            {t("continueSearch")}
          </TextLink>
        )}
        <StayLinks stays={favourites} search={search} />
        <FavouritesShare stays={favourites} />
        <StayLinks title={t("recentlyViewed")} stays={useDeviceValue(memory.viewed)} search={search} />
      </div>
    </Dialog>
  );
}

/** Returns whether a device value is still there after the page view; true on the server. */
function useIsKept({ subscribe, isKept }: DeviceValue<unknown>): boolean {
  return useSyncExternalStore(subscribe, isKept, () => true);
}

/** Link that shares the favourites with the dates and guests of their prices, and nothing else about the sender. */
function FavouritesShare({ stays }: { readonly stays: readonly RememberedStay[] }) {
  const { t } = useTexts("mf-search");
  const pageContext = usePageContext();
  if (stays.length === 0) return null;
  return <LinkShare label={t("favouritesLink")} path={favouritesLink(pageContext, stays)} />;
}

interface StayLinksProps {
  readonly title?: string;
  readonly stays: readonly RememberedStay[];
  /** Query string with dates and guests, added to the links. */
  readonly search: string;
}

/** List of links to remembered stays. */
function StayLinks({ title, stays, search }: StayLinksProps) {
  if (stays.length === 0) return null;
  return (
    <section className={stayListStyles.titled}>
      {title && <h3 className={stayListStyles.title}>{title}</h3>}
      <ul className={stayListStyles.stays}>
        {stays.map((stay) => (
          <li key={stay.id}>
            <StayLink stay={stay} search={search} end={<CompareToggle stay={stay} />} />
          </li>
        ))}
      </ul>
    </section>
  );
}
