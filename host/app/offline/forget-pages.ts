import type { VisitKey } from "@stays/contract";
import { shownAddress } from "../page/shown-address.tsx";
import { FORGET } from "./storage-addresses.ts";

let forgottenOn: string | null = null;

/** Whether the visitor has had everything forgotten on the page on the screen: nothing is stored until the next one. */
export const isForgotten = (): boolean => forgottenOn !== null && forgottenOn === shownAddress();

/** Asks the service worker to delete the stored pages and answers. Without one, nothing is stored. */
export async function forgetPages(): Promise<void> {
  forgottenOn = shownAddress();
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    registration?.active?.postMessage({ kind: FORGET });
  } catch {
    // A browser whose storage is blocked refuses, and stores nothing.
  }
}

const PREFIX = "stays.visit." satisfies VisitKey;

/** Removes what remotes have stored about visits on this device. */
export function forgetVisit(): void {
  try {
    for (const key of Object.keys(window.localStorage))
      if (key.startsWith(PREFIX)) window.localStorage.removeItem(key);
  } catch {
    // A blocked storage has nothing to remove.
  }
}
