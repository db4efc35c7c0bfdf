import type { SettingsStore } from "../settings/settings-store.ts";

/** The scripts of the service worker, as the build wrote them. */
export interface ServiceWorkerScripts {
  /** Stores visited pages; null in development, whose files change under the same address. */
  readonly worker: string | null;
  /** Deletes what is stored, and itself. */
  readonly removal: string;
}

/** Reads the scripts from the host's server folder. */
export const loadServiceWorker = async (
  readServer: (file: string) => Promise<string>,
): Promise<ServiceWorkerScripts> => ({
  worker: await readServer("service-worker.js"),
  removal: await readServer("service-worker-removal.js"),
});

/** Whether browsers store visited pages. One service worker serves all languages, so any of them can end it. */
export function storesPages(settings: SettingsStore, { worker }: ServiceWorkerScripts): boolean {
  return worker !== null && settings.prefixes().every((prefix) => settings.get(prefix)?.offline === true);
}
