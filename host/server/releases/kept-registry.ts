import { createHash } from "node:crypto";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import {
  documentFile,
  documentNumbers,
  openFolder,
  type RegistryState,
  readDocument,
  readNewest,
} from "@stays/releases";
import type { Log } from "../observability/log.ts";

/** The newest registry that a server has used, in its data folder: a store that loses its own does not lose the site. */
export interface KeptRegistry {
  readonly folder: string;
  /** Null when there is none, or none that can be used. */
  read(): Promise<RegistryState | null>;
  /** Replaces it. Never throws. */
  write(state: RegistryState): Promise<void>;
}

/**
 * Opens the kept registry of one release store. It is a file as in the store, so that it can be copied back.
 *
 * @param location of the store: another store has another registry
 */
export function openKeptRegistry(dataFolder: string, location: string, log: Log): KeptRegistry {
  const name = createHash("sha256").update(location).digest("hex").slice(0, 12);
  const folder = path.join(dataFolder, "kept-registry", name);
  const store = openFolder(folder);
  return {
    folder,
    read: () => readNewest(store).catch(() => null),
    async write(state) {
      try {
        const newest = (await documentNumbers(store)).at(-1) ?? 0;
        const known = await readDocument(store, state.number).catch(() => null);
        // Another server of this machine may be further.
        if (newest > state.number || JSON.stringify(known) === JSON.stringify(state)) return;
        const file = path.join(folder, documentFile(state.number));
        await mkdir(path.dirname(file), { recursive: true });
        const draft = `${file}.${process.pid}`;
        await writeFile(draft, `${JSON.stringify(state, null, 1)}\n`, { flush: true });
        await rename(draft, file);
        for (const other of await readdir(path.dirname(file)))
          if (other !== path.basename(file)) await rm(path.join(path.dirname(file), other), { force: true });
      } catch (error) {
        log.warn("the registry of releases cannot be kept for the next start", { folder, error });
      }
    },
  };
}
