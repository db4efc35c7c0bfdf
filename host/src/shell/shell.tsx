import type { SiteSettings } from "@stays/contract";
import { DialogHistory } from "@stays/router";
import type { RouteMatch } from "@stays/routes";
import { createVisit } from "@stays/search";
import { useTexts } from "@stays/texts";
import { useMemo } from "react";
import { PageView } from "../page/page-view.tsx";
import { OldAddress } from "../routing/old-address.tsx";
import { ScrollManager } from "../routing/scroll-manager.tsx";
import { useRouteMatch } from "../routing/use-route-match.ts";
import { VisitContext } from "../services/visit.ts";
import { CartOverlays } from "./cart-overlays.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { NotFound } from "./not-found.tsx";
import { OfflineNote } from "./offline-note.tsx";
import type { ShownPricesStore } from "./prices-age.ts";
import styles from "./shell.module.css";

/** The parsed address for the shell's own parts when no route matches. */
function startRoute({ language }: SiteSettings): RouteMatch {
  return { language, route: "stayslist", params: {}, search: "", hash: "" };
}

/** The shell: the frame of every page, and the page of the current address in it. */
export function Shell({
  settings,
  today,
  prices,
}: {
  settings: SiteSettings;
  today: string;
  prices: ShownPricesStore;
}) {
  const { t } = useTexts("host");
  const prefixes = useMemo(() => settings.languages.map(({ prefix }) => prefix), [settings]);
  const routeMatch = useRouteMatch(prefixes);
  const visit = useMemo(
    () => createVisit({ place: routeMatch ?? startRoute(settings), settings, today }),
    [routeMatch, settings, today],
  );
  return (
    <VisitContext value={visit}>
      <DialogHistory />
      <a className={styles.skip} href="#main">
        {t("skipToContent")}
      </a>
      <Header settings={settings} routeMatch={routeMatch} />
      <OfflineNote prices={prices} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {routeMatch ? (
          <>
            <OldAddress routeMatch={routeMatch} />
            <ScrollManager route={routeMatch.route} />
            <PageView />
          </>
        ) : (
          <NotFound settings={settings} />
        )}
      </main>
      <Footer settings={settings} routeMatch={routeMatch} />
      <CartOverlays />
    </VisitContext>
  );
}
