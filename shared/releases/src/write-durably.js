import { open, rename, rm } from "node:fs/promises";
import path from "node:path";

/** @param {string} file */
async function flush(file) {
  const handle = await open(file, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Replaces a file atomically and durably: the content is flushed to disk before the rename.
 *
 * @param {string} file
 * @param {string} content
 */
export async function writeDurably(file, content) {
  const draft = `${file}.${process.pid}.${crypto.randomUUID()}.tmp`;
  try {
    const handle = await open(draft, "wx");
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
    await flush(path.dirname(file));
  } finally {
    await rm(draft, { force: true });
  }
}
