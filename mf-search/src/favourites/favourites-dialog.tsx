import { useForgetPages, usePageContext } from "@stays/contract";
import { linkTo, withCompared } from "@stays/routes";
import { useTexts } from "@stays/texts";
import { Button, CheckboxField, Dialog, stack, TextLink } from "@stays/ui";
import { useSyncExternalStore } from "react";
import { comparisonTexts } from "../comparison/comparison-texts.ts";
import { LinkShare } from "../shared-link/link-share.tsx";
import {
  forgetAll,
  rememberSetting,
  type StoredStay,
  setRemembering,
  visitorData,
} from "./favourites-store.ts";
import { favouritesLink, removeSharedFavourites } from "./shared-favourites.ts";
import { StayLink } from "./stay-link.tsx";
import stayListStyles from "./stay-list.module.css";
import { CompareToggle } from "./stay-toggles.tsx";
import { type PersistentStore, usePersistentStore } from "./use-persistent-store.ts";

interface FavouritesDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Dialog with the last search, favourites and recently viewed stays of this device, to open or to clear. */
export function FavouritesDialog({ open, onClose }: FavouritesDialogProps) {
  const { t } = useTexts("mf-search");
  const { t: ofDialog } = useTexts(comparisonTexts);
  const isKept = useIsKept(visitorData.favourites);
  const pageContext = usePageContext();
  const { route } = pageContext;
  const lastSearch = usePersistentStore(visitorData.lastSearch);
  const favourites = usePersistentStore(visitorData.favourites);
  const search = withCompared(removeSharedFavourites(route.search), []);
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
      <div className={stack(6)}>
        <CheckboxField
          label={t("remember")}
          checked={usePersistentStore(rememberSetting)}
          onChange={remember}
        />
        {lastSearch !== null && (
          <TextLink to={linkTo(route.language, { route: "stayslist", search: lastSearch })} onClick={onClose}>
            {t("continueSearch")}
          </TextLink>
        )}
        <StayLinks stays={favourites} search={search} />
        {favourites.length > 0 && (
          <LinkShare label={t("favouritesLink")} path={favouritesLink(pageContext, favourites)} />
        )}
        <StayLinks
          title={t("recentlyViewed")}
          stays={usePersistentStore(visitorData.viewed)}
          search={search}
        />
      </div>
    </Dialog>
  );
}

/** Returns whether a device value is still there after the page view; true on the server. */
function useIsKept({ subscribe, isKept }: PersistentStore<unknown>): boolean {
  return useSyncExternalStore(subscribe, isKept, () => true);
}

interface StayLinksProps {
  readonly title?: string;
  readonly stays: readonly StoredStay[];
  /** Query string with dates and guests, added to the links. */
  readonly search: string;
}

function StayLinks({ title, stays, search }: StayLinksProps) {
  if (stays.length === 0) return null;
  return (
    <section className={stack(2)}>
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
