import { deviceStorage } from "@stays/contract";
import { useSyncExternalStore } from "react";

/**
 * Value stored on this device only; all tabs and components that show it stay in sync. A value that the storage
 * does not take is kept for the page view.
 */
export interface PersistentStore<T> {
  /** Value when nothing is stored, and on the server. */
  readonly absent: T;
  /**
   * Calls `onChange` on every change, including those of other tabs.
   *
   * @returns a function that unsubscribes
   */
  subscribe(onChange: () => void): () => void;
  /** Returns the current value; in the browser only. */
  read(): T;
  write(value: T): void;
  clear(): void;
  /** Whether the current value is still there after the page view; false when the storage did not take it. */
  isKept(): boolean;
}

interface PersistentStoreOptions<T> {
  readonly key: string;
  readonly absent: T;
  /** Parses a stored value, which an older release may have written; null = invalid. */
  readonly read: (stored: unknown) => T | null;
}

const CHANGED = "stays-device-value";

function subscribe(onChange: () => void): () => void {
  window.addEventListener("storage", onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener("storage", onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}

/** Creates a value that is stored in localStorage, without an account. */
export function persistentStore<T>({ key, absent, read }: PersistentStoreOptions<T>): PersistentStore<T> {
  // Caches the last parsed text, so that an unchanged text returns the same object. Never filled on the
  // server.
  let last: { text: string; value: T } | null = null;

  function current(): T {
    const text = deviceStorage.readText(key);
    if (text === null) return absent;
    if (last?.text !== text) last = { text, value: read(deviceStorage.read(key)) ?? absent };
    return last.value;
  }

  const notify = () => void window.dispatchEvent(new Event(CHANGED));

  return {
    absent,
    subscribe,
    read: current,
    write(value) {
      deviceStorage.write(key, value);
      notify();
    },
    clear() {
      deviceStorage.clear(key);
      notify();
    },
    isKept: () => deviceStorage.isKept(key),
  };
}

/** Returns a device value; `absent` on the server and during hydration. */
export function usePersistentStore<T>({ subscribe, read, absent }: PersistentStore<T>): T {
  return useSyncExternalStore(subscribe, read, () => absent);
}
