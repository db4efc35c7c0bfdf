import type { SiteSettings } from "@stays/contract";
import type { Texts } from "@stays/texts";
import { whenIdle } from "@stays/ui";
import { type Analytics, noAnalytics } from "../../app/services/analytics.ts";
import { onceActivated } from "../page/activation.ts";
import type { RunningAnalytics } from "./start-analytics.tsx";

/** Where scripts that the settings name for measuring sales may come from. */
export function analyticsFolders({ analytics }: SiteSettings): readonly string[] {
  const { tagManager, consentPlatform, scriptHosts } = analytics;
  return [tagManager, consentPlatform, ...scriptHosts.map((host) => `https://${host}`)].flatMap((address) =>
    address === null ? [] : [new URL("/", address).href],
  );
}

/**
 * The measuring of sales of this page view. Its code is loaded when the browser is idle, and never where the
 * settings name no script for it. Events from before are kept in their order.
 */
export function createAnalytics(settings: SiteSettings, texts: Texts, language: string): Analytics {
  const { tagManager, consentPlatform } = settings.analytics;
  if (tagManager === null && consentPlatform === null) return noAnalytics;
  const started = new Promise<void>((resolve) => onceActivated(() => void whenIdle(resolve)))
    .then(() => import("./start-analytics.tsx"))
    .then(({ startAnalytics }) => startAnalytics(settings, texts, language));
  // A site whose sales cannot be measured sells all the same.
  const withStarted = (use: (running: RunningAnalytics) => void) => void started.then(use, () => {});
  return {
    track: (event) => {
      const path = location.pathname;
      withStarted(({ track }) => track(event, path));
    },
    openChoices: () => withStarted(({ openChoices }) => openChoices()),
  };
}
