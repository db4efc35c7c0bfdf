import { type Cart, type HostServices, QueryClient } from "@stays/contract";
import {
  BrowserRouter,
  HostServicesProvider,
  provideGalaxy,
  QueryClientProvider,
} from "@stays/contract/host";
import type { Basket } from "@stays/domain";
import { createGalaxy } from "@stays/galaxy/http";
import { mapTexts } from "@stays/map/texts";
import { createTexts, loadTexts, type TextsDefinition, TextsProvider } from "@stays/texts";
import { uiTexts } from "@stays/ui/texts";
import { act, configure, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { RequestHandler } from "msw";
import { type ReactNode, Suspense } from "react";
import { renderToString } from "react-dom/server";
import { createTestCart } from "./cart-store.ts";
import { galaxyServer } from "./galaxy-server.ts";
import { type SettingsOverrides, settingsFixture } from "./settings-fixture.ts";
import { createTestBasket } from "./test-basket.ts";
import { advanceTestClock } from "./test-clock.ts";
import { type TestHost, type TestSlots, testServices } from "./test-services.tsx";

// Time limit of `findBy…` and `waitFor`, in milliseconds; a busy machine loads lazy parts slowly.
configure({ asyncUtilTimeout: 15_000 });

/** Options of the mock host. */
export interface RenderInHostOptions {
  readonly settings?: SettingsOverrides;
  /** The current URL: path with language prefix, and query. */
  readonly address?: string;
  /** Today at the destination, YYYY-MM-DD. */
  readonly today?: string;
  /** Answers of the mock Galaxy, made with `galaxy`. */
  readonly handlers?: readonly RequestHandler[];
  /** Texts of the apps under test; those of the design system are always included. */
  readonly texts?: readonly TextsDefinition[];
  readonly slots?: TestSlots;
  readonly cart?: Partial<Cart>;
  readonly basket?: Basket | null;
  /** Which media queries match, such as `(max-width: 768px)`; none by default. */
  readonly media?: (query: string) => boolean;
  /** Services of the host that differ. */
  readonly services?: Partial<HostServices>;
  /**
   * Called between the server's HTML and its hydration, as answers may arrive then; missing = the browser
   * renders.
   */
  readonly beforeHydration?: (client: QueryClient) => Promise<unknown>;
}

async function loadedTexts(
  code: string,
  locale: string,
  settings: TestHost["settings"],
  apps: RenderInHostOptions["texts"],
) {
  const texts = createTexts({ language: code, locale, overrides: settings.texts });
  for (const one of [uiTexts, mapTexts, ...(apps ?? [])])
    texts.add(one.namespace, await loadTexts(one, code));
  return texts;
}

/** jsdom has no layout, so the test decides which media queries match. */
function mediaThat(matches: (query: string) => boolean): typeof window.matchMedia {
  const nothing = () => {};
  return (media) => ({
    media,
    matches: matches(media),
    onchange: null,
    addEventListener: nothing,
    removeEventListener: nothing,
    addListener: nothing,
    removeListener: nothing,
    dispatchEvent: () => true,
  });
}

/**
 * Renders a page or feature as the host does: real router, query client, texts and cart, and a mock network.
 * The import starts the mock network for the test file.
 *
 * @returns Testing Library's result, with the user, the cart, the query client, and what the host received
 */
export async function renderInHost(ui: ReactNode, options: RenderInHostOptions = {}) {
  const settings = settingsFixture(options.settings);
  const address = options.address ?? "/en/stays";
  window.history.pushState(null, "", address);
  window.matchMedia = mediaThat(options.media ?? (() => false));
  galaxyServer.use(...(options.handlers ?? []));

  const prefix = address.split("/")[1];
  const language = settings.languages.find((one) => one.prefix === prefix) ?? settings.languages[0];
  if (!language) throw new Error("The settings have no language.");
  const texts = await loadedTexts(language.code, language.locale, settings, options.texts);

  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  provideGalaxy(
    client,
    createGalaxy({
      baseUrl: window.location.origin,
      language: language.prefix,
      timeoutMs: 60_000,
      // Browsers give each call an id before they send it; a call that is cancelled before that is never sent.
      requestId: () => "test",
    }),
  );
  const host: TestHost = {
    settings,
    today: options.today ?? "2026-11-21",
    cart: createTestCart(options.cart),
    basket: createTestBasket(client, options.basket ?? null),
    slots: options.slots ?? {},
    problems: [],
    tracked: [],
    left: [],
  };
  const services = { ...testServices(host), ...options.services };
  const inHost = (children: ReactNode) => (
    <BrowserRouter>
      <QueryClientProvider client={client}>
        <TextsProvider texts={texts}>
          <HostServicesProvider services={services}>
            <Suspense fallback={<p>Loading page</p>}>{children}</Suspense>
          </HostServicesProvider>
        </TextsProvider>
      </QueryClientProvider>
    </BrowserRouter>
  );
  const user = userEvent.setup({ advanceTimers: advanceTestClock });
  const container = document.body.appendChild(document.createElement("div"));
  const { beforeHydration } = options;
  if (beforeHydration) {
    container.innerHTML = renderToString(inHost(ui));
    await beforeHydration(client);
  }
  const view = await act(async () =>
    render(inHost(ui), { container, baseElement: document.body, hydrate: beforeHydration !== undefined }),
  );
  return {
    ...view,
    rerender: (next: ReactNode) => view.rerender(inHost(next)),
    user,
    client,
    cart: host.cart,
    problems: host.problems,
    tracked: host.tracked,
    left: host.left,
    /** Returns path and query of the URL. */
    address: () => window.location.pathname + window.location.search,
  };
}
