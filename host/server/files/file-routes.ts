import { Hono } from "hono";
import { fileResponse, IMMUTABLE, type ReadFile } from "./file-response.ts";
import { requestedFile } from "./requested-file.ts";

/** Where a folder of files is served, and how. */
export interface FileMount {
  /** Such as `/assets/`. */
  readonly mount: string;
  readonly read: ReadFile;
  /** Files of the folder that are not for browsers. */
  readonly isHidden?: (file: string) => boolean;
}

/** What a page of another origin needs in order to use the files with integrity hashes, and to measure them. */
const forOtherOrigins = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
  "timing-allow-origin": "*",
};

/** Serves files whose names never get another content: releases, and the host's own hashed files. */
export function fileRoutes({ mount, read, isHidden = () => false }: FileMount): Hono {
  return new Hono().on(["GET", "HEAD"], `${mount}*`, ({ req }) => {
    const file = requestedFile(req.url, mount);
    const readable: ReadFile = file === null || isHidden(file) ? async () => null : read;
    return fileResponse(req.raw, readable, file ?? "", { ...forOtherOrigins, "cache-control": IMMUTABLE });
  });
}
