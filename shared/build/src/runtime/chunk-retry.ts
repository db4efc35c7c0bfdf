/** The bundler's script loader: adds a script and calls `done` with the event that ended it. */
type LoadScript = (
  url: string,
  done: (event: Event | undefined) => void,
  key: string,
  chunkId: unknown,
) => void;
declare const __webpack_require__: { l?: LoadScript };

const failures = new Map<string, number>();
const load = __webpack_require__.l;

/** A chunk that failed or hung is never asked for again at the same address: the browser would repeat the answer. */
if (load) {
  __webpack_require__.l = (url, done, key, chunkId) => {
    const tries = failures.get(url) ?? 0;
    const suffix = tries === 0 ? "" : `?retry=${tries}`;
    const ended = (event: Event | undefined) => {
      if (event && event.type !== "load") failures.set(url, tries + 1);
      done(event);
    };
    load(`${url}${suffix}`, ended, `${key}${suffix}`, chunkId);
  };
}

/** Compiled into every remote. Nothing but the side effect above: the federation wants a plugin function. */
// biome-ignore lint/style/noDefaultExport: the federation runtime takes a plugin's default export
export default function chunkRetry() {
  return { name: "chunk-retry" };
}
