import type { ForgetMessage } from "./keep-message.ts";

/** Asks the service worker to delete the stored pages and answers. Without one, nothing is stored. */
export async function forgetPages(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const message: ForgetMessage = { kind: "forget-1" };
  registration?.active?.postMessage(message);
}
