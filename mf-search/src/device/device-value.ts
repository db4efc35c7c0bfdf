/** A value kept on this device only; every tab and every place that shows it follows. */
export interface DeviceValue<T> {
  /** What stands for it where nothing is kept, and on the server. */
  readonly absent: T;
  /** Tells of every change, also of other tabs. @returns stops it */
  subscribe(onChange: () => void): () => void;
  /** What is kept right now; in the browser only. */
  read(): T;
  write(value: T): void;
  clear(): void;
}

interface DeviceValueOptions<T> {
  readonly key: string;
  readonly absent: T;
  /** Makes sense of what was stored, which may be of an older day; null = none. */
  readonly read: (stored: unknown) => T | null;
}

const CHANGED = "stays-device-value";

/** A full or forbidden storage loses the memory, not the page. */
function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("storage", onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener("storage", onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}

/** Something that the site remembers without an account, in the device's storage. */
export function deviceValue<T>({ key, absent, read }: DeviceValueOptions<T>): DeviceValue<T> {
  // Of the last text only, so that an unchanged text gives the same object; never filled on the server.
  let last: { text: string; value: T } | null = null;

  function current(): T {
    const text = attempt(() => window.localStorage.getItem(key), null);
    if (text === null) return absent;
    if (last?.text !== text) last = { text, value: attempt(() => read(JSON.parse(text)), null) ?? absent };
    return last.value;
  }

  function store(change: () => void): void {
    attempt(change, undefined);
    window.dispatchEvent(new Event(CHANGED));
  }

  return {
    absent,
    subscribe,
    read: current,
    write: (value) => store(() => window.localStorage.setItem(key, JSON.stringify(value))),
    clear: () => store(() => window.localStorage.removeItem(key)),
  };
}
