/** The bundler's script loader: adds a script and calls `done` with the event that ended it. */
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
 * A chunk is never asked for twice at the same address. The bundler asks again only for what failed, hung, or came and
 * threw; the browser, or a cache on the way, might repeat the answer.
 */
if (load) {
  __webpack_require__.l = (url, done, key, chunkId) => {
    const tries = asked.get(url) ?? 0;
    asked.set(url, tries + 1);
    const suffix = tries === 0 ? "" : `?retry=${tries}`;
    load(`${url}${suffix}`, done, `${key}${suffix}`, chunkId);
  };
}

/** Compiled into every remote. Nothing but the side effect above: the federation wants a plugin function. */
// biome-ignore lint/style/noDefaultExport: the federation runtime takes a plugin's default export
export default function chunkRetry() {
  return { name: "chunk-retry" };
}
