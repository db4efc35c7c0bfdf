/** What a page view has loaded of a release. */
export interface Load {
  readonly files: number;
  /** Compressed size, in bytes. */
  readonly bytes: number;
  /** When the last file had arrived, in milliseconds since the start of the page view. */
  readonly lastMs: number;
}

/** The fields of a `PerformanceResourceTiming`. */
export type LoadedFile = Pick<PerformanceResourceTiming, "name" | "encodedBodySize" | "responseEnd">;

/**
 * Sums up the files of a release; null when none was loaded.
 *
 * @param files of the page view
 * @param folder address of the release's folder, with a trailing slash
 */
export function loadOf(files: readonly LoadedFile[], folder: string): Load | null {
  const own = files.filter(({ name }) => name.startsWith(folder));
  if (own.length === 0) return null;
  return {
    files: own.length,
    bytes: own.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    lastMs: Math.max(...own.map(({ responseEnd }) => responseEnd)),
  };
}
