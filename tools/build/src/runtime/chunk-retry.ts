/** The bundler's script loader: adds a script and calls `done` with its final event. */
type LoadScript = (
  url: string,
  done: (event: Event | undefined) => void,
  key: string,
  chunkId: unknown,
) => void;
/** `k` returns the file of a chunk's stylesheet. */
declare const __webpack_require__: { l?: LoadScript; k?: (chunkId: unknown) => string };

/** The number of the host's try that has loaded this entry, followed by a full stop; "" for the first one. */
function readTry(): string {
  const script = document.currentScript;
  const number = script && "src" in script ? /[?&]retry=(\d+)/.exec(script.src)?.[1] : undefined;
  return number === undefined ? "" : `${number}.`;
}

const hostTry = readTry();
const asked = new Map<unknown, number>();

/** The query of a file that is requested again; "" at the first time. */
function retryQuery(file: unknown): string {
  const tries = asked.get(file) ?? 0;
  asked.set(file, tries + 1);
  return hostTry === "" && tries === 0 ? "" : `?retry=${hostTry}${tries}`;
}

const { l: load, k: styleFile } = __webpack_require__;

/**
 * Adds a `retry` parameter to the URL of a repeated chunk request. The bundler retries only chunks that
 * failed, timed out or threw on evaluation. The browser or a proxy cache might repeat the same answer for the
 * same URL, and a script of an earlier try may still hang.
 */
if (load) {
  __webpack_require__.l = (url, done, key, chunkId) => {
    const query = retryQuery(url);
    load(`${url}${query}`, done, `${key}${query}`, chunkId);
  };
}
if (styleFile) {
  __webpack_require__.k = (chunkId) => {
    const file = styleFile(chunkId);
    return `${file}${retryQuery(file)}`;
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
