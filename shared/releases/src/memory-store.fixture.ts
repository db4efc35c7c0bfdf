import type { ReleaseStore } from "./release-store.js";

/** A store in memory, and its files by path. It does not publish. */
export function openMemoryStore(): ReleaseStore & { readonly files: Map<string, string> } {
  const files = new Map<string, string>();
  return {
    files,
    read: async (file) => {
      const text = files.get(file);
      return text === undefined ? null : new TextEncoder().encode(text);
    },
    list: async (folder) => [
      ...new Set(
        [...files.keys()].flatMap((file) =>
          file.startsWith(`${folder}/`) ? (file.slice(folder.length + 1).split("/")[0] ?? []) : [],
        ),
      ),
    ],
    create: async (file, text) => {
      if (files.has(file)) return false;
      files.set(file, text);
      return true;
    },
    publish: () => Promise.reject(new Error("a store in memory publishes nothing")),
    remove: async (folder, name) => void files.delete(`${folder}/${name}`),
  };
}
