import path from "node:path";
import { originalPositionFor, TraceMap } from "@jridgewell/trace-mapping";
import { LRUCache } from "lru-cache";
import type { ReadFile } from "../files/file-response.ts";
import { framesOf, type StackFrame } from "./stack-frames.ts";

/** The source positions of a stack, such as `mf-search/src/pages/results.tsx:42`, innermost first. */
export type SourcePositions = (stack: string) => Promise<readonly string[]>;

/** Where the source maps are. */
export interface SourceMapFiles {
  /** Reads a file of the release store. */
  readonly readRelease: ReadFile;
  /** Reads a file of this host, or of another one in the store. */
  readonly readAsset: ReadFile;
}

/** Source maps in memory; the largest has 0.3 MB. */
const KEPT_MAPS = 10;

/** The folder of a package manager around the package itself. */
const PACKAGE_FOLDER = /^.*\/node_modules\/(?=[^.])/;

/** The path of a source from the root of the repository. The map has it relative to the folder of the app. */
function sourcePath(app: string, source: string): string {
  return path.posix.normalize(`${app}/${source}`).replace(PACKAGE_FOLDER, "node_modules/");
}

/**
 * Translates stacks of browsers into positions in the sources, with the source maps of exactly the release
 * that a frame names. Frames without a map stay positions in the script.
 */
export function sourcePositions({ readRelease, readAsset }: SourceMapFiles): SourcePositions {
  const maps = new LRUCache<string, TraceMap>({ max: KEPT_MAPS });
  const mapOf = async ({ app, version, file }: StackFrame): Promise<TraceMap | null> => {
    const name = `maps/${file}.map`;
    const key = version === null ? name : `${app}/${version}/${name}`;
    const known = maps.get(key);
    if (known) return known;
    try {
      const content = await (version === null ? readAsset : readRelease)(key);
      if (!content) return null;
      const map = new TraceMap(new TextDecoder().decode(content));
      maps.set(key, map);
      return map;
    } catch {
      // The status page shows the frame as reported, whatever is wrong with the store or the map.
      return null;
    }
  };
  const positionOf = async (frame: StackFrame): Promise<string> => {
    const map = await mapOf(frame);
    const found = map && originalPositionFor(map, { line: frame.line, column: frame.column - 1 });
    return found?.source
      ? `${sourcePath(frame.app, found.source)}:${found.line}`
      : `${frame.app}/${frame.file}:${frame.line}:${frame.column}`;
  };
  return (stack) => Promise.all(framesOf(stack).map(positionOf));
}
