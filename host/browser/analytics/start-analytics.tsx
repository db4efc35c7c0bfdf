import { deviceStorage, type SiteSettings } from "@stays/contract";
import { type Texts, TextsProvider } from "@stays/texts";
import { createRoot } from "react-dom/client";
import { loadNamedTexts } from "../../app/page/module-texts.ts";
import { ConsentBanner, consentTexts } from "./consent-banner.tsx";
import { type DataLayer, openDataLayer } from "./data-layer.ts";

/** The measuring of sales, once its code is loaded. */
export interface RunningAnalytics extends Pick<DataLayer, "track"> {
  openChoices(): void;
}

/** Key of localStorage with the choice that a visitor made in the site's own banner. */
const CHOICE = "stays.consent";

/** Days after which a visitor is asked again. */
const ASKED_AGAIN = 180;
const DAY = 24 * 60 * 60 * 1000;

/** The stored choice; null = none, or it is too old. */
function readChoice(): boolean | null {
  const stored = Object(deviceStorage.read(CHOICE));
  // biome-ignore lint/plugin: kept across visits; a choice of the future is as old as one of the past
  const isCurrent = typeof stored.at === "number" && Math.abs(Date.now() - stored.at) < ASKED_AGAIN * DAY;
  return isCurrent && typeof stored.isGranted === "boolean" ? stored.isGranted : null;
}

function loadScript(address: string): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = address;
  document.head.append(script);
}

/** Loads a tag manager as its own snippet would: Google's and Matomo's each start with their entry. */
function loadTagManager(address: string): void {
  // biome-ignore lint/plugin: the tag manager's format
  window.dataLayer?.push({ "gtm.start": Date.now(), event: "gtm.js" });
  window._mtm ??= [];
  // biome-ignore lint/plugin: the tag manager's format
  window._mtm.push({ "mtm.startTime": Date.now(), event: "mtm.Start" });
  loadScript(address);
}

/** Asks the visitor in the site's own banner, and reports the choice to the data layer. */
async function startBanner(
  { updateConsent }: DataLayer,
  { name }: SiteSettings,
  texts: Texts,
  language: string,
): Promise<() => void> {
  for (const [namespace, resources] of Object.entries(await loadNamedTexts([consentTexts], language)))
    texts.add(namespace, resources);
  // First in the document, so that the keyboard reaches it first. It is fixed and moves nothing.
  const place = document.createElement("div");
  document.body.prepend(place);
  const root = createRoot(place);

  function ask(opener: HTMLElement | null): void {
    root.render(
      <TextsProvider texts={texts}>
        <ConsentBanner
          // Each opening is a new one, which takes the focus.
          key={String(opener && performance.now())}
          destination={name}
          takesFocus={opener !== null}
          onChoose={(isGranted) => {
            // biome-ignore lint/plugin: kept across visits
            deviceStorage.write(CHOICE, { isGranted, at: Date.now() });
            updateConsent(isGranted);
            root.render(null);
            opener?.focus();
          }}
        />
      </TextsProvider>,
    );
  }

  const choice = readChoice();
  if (choice === null) ask(null);
  else if (choice) updateConsent(true);
  addEventListener("storage", ({ key }) => {
    const chosen = key === CHOICE ? readChoice() : null;
    if (chosen === null) return;
    updateConsent(chosen);
    root.render(null);
  });
  return () => ask(document.activeElement instanceof HTMLElement ? document.activeElement : document.body);
}

/** Starts measuring sales: who asks for consent is loaded first, the tag manager once the visitor has agreed. */
export async function startAnalytics(
  settings: SiteSettings,
  texts: Texts,
  language: string,
): Promise<RunningAnalytics> {
  const { tagManager, consentPlatform, banner } = settings.analytics;
  let isLoaded = false;
  const layer = openDataLayer(() => {
    if (isLoaded || tagManager === null) return;
    isLoaded = true;
    loadTagManager(tagManager);
  });
  if (consentPlatform !== null) loadScript(consentPlatform);
  const openChoices = banner ? await startBanner(layer, settings, texts, language) : () => {};
  return { track: layer.track, openChoices };
}
