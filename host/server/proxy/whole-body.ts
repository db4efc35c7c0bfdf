/** Largest answer that is read into memory, in bytes after decompression. A list of stays has some 100 kB. */
export const MAX_ANSWER = 16 * 1024 * 1024;

/** Thrown for an answer that is larger than `MAX_ANSWER`. */
export class OversizedAnswer extends Error {}

/**
 * Rejects with the signal's reason when it aborts. Node's `fetch` alone may not: it never settles when a body that is
 * said to be compressed cannot be decompressed.
 */
const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });

/**
 * Reads the answer of another server to its end.
 *
 * @throws when it breaks off, is too large, or `signal` aborts
 */
export async function wholeBody({ body }: Response, signal: AbortSignal): Promise<Buffer<ArrayBuffer>> {
  const read = async () => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of body ?? []) {
      size += chunk.byteLength;
      if (size > MAX_ANSWER) throw new OversizedAnswer(`more than ${MAX_ANSWER} bytes`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  };
  return Promise.race([read(), abortOf(signal)]);
}
