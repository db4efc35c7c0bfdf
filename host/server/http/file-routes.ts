import { Hono } from "hono";
import { fileResponse, IMMUTABLE, type ReadFile } from "./file-response.ts";

/** Where and how a folder of files is served. */
export interface FileMount {
  /** Such as `/assets/`. */
  readonly mount: string;
  readonly read: ReadFile;
  /** Whether a file of the folder is hidden from browsers. */
  readonly isHidden?: (file: string) => boolean;
}

/** Lets pages of other origins use the files with integrity hashes, and measure them. */
const forOtherOrigins = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
  "timing-allow-origin": "*",
};

/**
 * The file path in an address, below a mount such as `/assets/`.
 *
 * @returns null when the address cannot be decoded; the store checks whether the path is safe
 */
function requestedFile(url: string, mount: string): string | null {
  try {
    return decodeURIComponent(new URL(url).pathname.slice(mount.length));
  } catch {
    return null;
  }
}

/** Serves immutable files: releases, and the host's own hashed files. */
export function fileRoutes({ mount, read, isHidden = () => false }: FileMount): Hono {
  return new Hono().on(["GET", "HEAD"], `${mount}*`, ({ req }) => {
    const file = requestedFile(req.url, mount);
    const readable: ReadFile = file === null || isHidden(file) ? async () => null : read;
    return fileResponse(req.raw, readable, file ?? "", { ...forOtherOrigins, "cache-control": IMMUTABLE });
  });
}
