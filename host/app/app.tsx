import type { QueryClient, SiteSettings } from "@stays/contract";
import { type CartStore, HostServicesProvider, QueryClientProvider } from "@stays/contract/host";
import { type Texts, TextsProvider } from "@stays/texts";
import { type ReactNode, useMemo } from "react";
import { HydrationContext, type HydrationSource } from "./page/hydration-source.ts";
import type { RegistrySnapshot } from "./remotes/registry-snapshot.ts";
import { type RemoteModules, RemotesContext } from "./remotes/remotes-context.tsx";
import type { Analytics } from "./services/analytics.ts";
import { createHostServices } from "./services/host-services.tsx";
import type { ReportProblem } from "./services/report.ts";
import type { ShownPricesStore } from "./shell/prices-age.ts";
import { Shell } from "./shell/shell.tsx";

/** Everything that one page view needs; the entries of the browser and of the server create it. */
export interface PageView {
  readonly settings: SiteSettings;
  readonly today: string;
  readonly registry: RegistrySnapshot;
  /** The release of a remote in use; missing on the server, where it is that of the registry. */
  readonly getRelease?: ((remote: string) => string) | undefined;
  readonly store: RemoteModules;
  readonly client: QueryClient;
  readonly texts: Texts;
  readonly cart: CartStore;
  readonly prices: ShownPricesStore;
  readonly report: ReportProblem;
  readonly analytics: Analytics;
  readonly hydrationSource: HydrationSource;
}

/** The whole site, inside a router. The same on the server and in the browser. */
export function App({ view, router }: { view: PageView; router: (shell: ReactNode) => ReactNode }) {
  const { cart, prices, report, analytics } = view;
  const services = useMemo(
    () => createHostServices(cart, prices, report, analytics.track),
    [cart, prices, report, analytics],
  );
  return (
    <TextsProvider texts={view.texts}>
      <QueryClientProvider client={view.client}>
        <HydrationContext value={view.hydrationSource}>
          <RemotesContext value={view}>
            <HostServicesProvider services={services}>
              {router(
                <Shell
                  settings={view.settings}
                  today={view.today}
                  prices={prices}
                  onPrivacyChoices={analytics.openChoices}
                />,
              )}
            </HostServicesProvider>
          </RemotesContext>
        </HydrationContext>
      </QueryClientProvider>
    </TextsProvider>
  );
}
