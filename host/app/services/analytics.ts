import type { EcommerceEvent } from "@stays/contract";

/** How a destination measures its sales, with the visitor's consent. */
export interface Analytics {
  track(event: EcommerceEvent): void;
  /** Asks the visitor again, where the site itself asks. */
  openChoices(): void;
}

/** On the server, and on a site whose settings name no script for it. */
export const noAnalytics: Analytics = { track: () => {}, openChoices: () => {} };
