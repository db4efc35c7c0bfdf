import {
  type Cart,
  type SiteSettings,
  Slot,
  type SlotName,
  useBookingReport,
  useCart,
  useCartActions,
  useSettings,
} from "@stays/contract";
import { DialogHistory } from "@stays/contract/host";
import { linkTo } from "@stays/routes";
import { createPageContext } from "@stays/search";
import { useTexts } from "@stays/texts";
import { inline, LinkButton, whenIdle } from "@stays/ui";
import { type MouseEvent, useEffect, useMemo } from "react";
import { useArrival, useCartScope } from "../cart/use-cart-scope.ts";
import { DISPATCHED } from "../page/page-data.ts";
import { PageView } from "../page/page-view.tsx";
import { useRemotes } from "../remotes/remotes-context.tsx";
import { slotKey } from "../remotes/slot-view.tsx";
import { OldAddress, useRouteMatch } from "../routing/route-match.tsx";
import { ScrollManager } from "../routing/scroll-manager.tsx";
import { CurrentPageContext } from "../services/page-context.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { MainNavigation } from "./main-navigation.tsx";
import { OfflineNote } from "./offline-note.tsx";
import type { ShownPricesStore } from "./prices-age.ts";
import styles from "./shell.module.css";

/** The page for an address without a route (RT-01). */
function NotFound() {
  const { t } = useTexts("host");
  const { language } = useSettings();
  return (
    <div className={styles.notFound}>
      <h1>{t("notFoundHeading")}</h1>
      <p>{t("notFoundText")}</p>
      <LinkButton size="large" to={linkTo(language, { route: "stayslist" })}>
        {t("notFoundLink")}
      </LinkButton>
      <MainNavigation routeMatch={null} label={t("notFoundHeading")} className={inline(6)} />
    </div>
  );
}

/** Whether an item is being chosen or added: only then can an add fail. */
const canFail = ({ overlay, items, isBooking }: Cart): boolean =>
  overlay !== null || items.length > 0 || isBooking;

/** The cart overlays above the page: panel, rates, extras, and the error of a failed add. */
function CartOverlays() {
  useCartScope();
  useArrival();
  const overlay = useCart((cart) => cart.overlay);
  const failure = useCart((cart) => cart.failure);
  usePreloadSlot("cart.error-modal", useCart(canFail));
  const { closeOverlay } = useCartActions();
  const { dismissFailure } = useBookingReport();
  return (
    <>
      {overlay?.kind === "panel" && <Slot name="cart.panel" onClose={closeOverlay} />}
      {overlay?.kind === "rates" && (
        <Slot name="cart.rate-modal" request={overlay.request} onClose={closeOverlay} />
      )}
      {overlay?.kind === "extras" && (
        <Slot name="cart.extras-modal" request={overlay.request} onClose={closeOverlay} />
      )}
      {failure?.showsModal && <Slot name="cart.error-modal" failure={failure} onClose={dismissFailure} />}
    </>
  );
}

/**
 * Preloads the code of a slot once the browser has shown what the visitor did. A slot that reports a lost
 * connection cannot be loaded at that time.
 */
function usePreloadSlot(name: SlotName, isWanted: boolean): void {
  const { store } = useRemotes();
  useEffect(() => {
    const key = slotKey(name);
    return isWanted && key ? whenIdle(() => void store.module(key)) : undefined;
  }, [name, isWanted, store]);
}

/** Marks a click that React dispatches: one in a part that it is about to hydrate it may drop without a sign. */
const markDispatched = ({ nativeEvent }: MouseEvent) => Object.assign(nativeEvent, { [DISPATCHED]: true });

/** The address for the shell's own parts when no route matches. */
const START = { name: "stayslist", params: {}, search: "", hash: "" } as const;

/** The shell: the frame of every page, and the page of the current address in it. */
export function Shell({
  settings,
  today,
  prices,
  onPrivacyChoices,
}: {
  settings: SiteSettings;
  today: string;
  prices: ShownPricesStore;
  onPrivacyChoices: () => void;
}) {
  const { t } = useTexts("host");
  const prefixes = useMemo(() => settings.languages.map(({ prefix }) => prefix), [settings]);
  const routeMatch = useRouteMatch(prefixes);
  const pageContext = useMemo(
    () =>
      createPageContext({ route: routeMatch ?? { ...START, language: settings.language }, settings, today }),
    [routeMatch, settings, today],
  );
  return (
    <CurrentPageContext value={pageContext}>
      <DialogHistory />
      <a className={styles.skip} href="#main">
        {t("skipToContent")}
      </a>
      <Header routeMatch={routeMatch} />
      <OfflineNote prices={prices} />
      <main id="main" tabIndex={-1} className={styles.main} onClickCapture={markDispatched}>
        {routeMatch ? (
          <>
            <OldAddress routeMatch={routeMatch} prefixes={prefixes} />
            <ScrollManager route={routeMatch.name} />
            <PageView />
          </>
        ) : (
          <NotFound />
        )}
      </main>
      <Footer routeMatch={routeMatch} onPrivacyChoices={onPrivacyChoices} />
      <CartOverlays />
    </CurrentPageContext>
  );
}
