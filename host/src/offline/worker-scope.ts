/** The parts of a service worker's global scope that are used here; TypeScript has them in a library that excludes the DOM's. */
export interface WorkerScope {
  readonly navigator: { readonly onLine: boolean };
  readonly registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: LifeEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: { readonly request: Request }) => void): void;
  addEventListener(type: "message", listener: (event: LifeEvent & { readonly data: unknown }) => void): void;
}

/** An event whose work keeps the worker alive. */
export interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** The fields of a fetch event that name the page which requests. */
export interface ClientIds {
  /** The page that sends the request. */
  readonly clientId?: string;
  /** The page that a navigation opens. */
  readonly resultingClientId?: string;
}
