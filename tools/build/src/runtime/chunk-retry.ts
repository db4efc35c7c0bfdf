/** The bundler's script loader: adds a script and calls `done` with its final event. */
type LoadScript = (
  url: string,
  done: (event: Event | undefined) => void,
  key: string,
  chunkId: unknown,
) => void;
declare const __webpack_require__: { l?: LoadScript };

const asked = new Map<string, number>();
const load = __webpack_require__.l;

/**
 * Adds a `retry` parameter to the URL of a repeated chunk request. The bundler retries only chunks that
 * failed, timed out or threw on evaluation. The browser or a proxy cache might repeat the same answer for the
 * same URL.
 */
if (load) {
  __webpack_require__.l = (url, done, key, chunkId) => {
    const tries = asked.get(url) ?? 0;
    asked.set(url, tries + 1);
    const suffix = tries === 0 ? "" : `?retry=${tries}`;
    load(`${url}${suffix}`, done, `${key}${suffix}`, chunkId);
  };
}

/**
 * The federation runtime requires a plugin function; the module has only the side effect above. It is
 * compiled into every remote.
 */
// biome-ignore lint/style/noDefaultExport: the federation runtime takes a plugin's default export
export default function chunkRetry() {
  return { name: "chunk-retry" };
}
