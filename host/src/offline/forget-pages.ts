import type { ForgetMessage } from "./keep-message.ts";

const currentAddress = () => location.pathname + location.search;
let forgottenOn: string | null = null;

/** Whether the visitor has had everything forgotten on the current page: nothing is stored until the next one. */
export const isForgotten = (): boolean => forgottenOn === currentAddress();

/** Asks the service worker to delete the stored pages and answers. Without one, nothing is stored. */
export async function forgetPages(): Promise<void> {
  forgottenOn = currentAddress();
  const registration = await navigator.serviceWorker?.getRegistration();
  const message: ForgetMessage = { kind: "forget-1" };
  registration?.active?.postMessage(message);
}
