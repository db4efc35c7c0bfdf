import { openMemoryStore } from "./memory-store.fixture.ts";
import { changeRegistry, readRegistry, removeDocuments, STORE_FILE } from "./registry.js";
import { documentFile } from "./registry-document.js";
import { goLive } from "./registry-transitions.js";

const REMOTES = ["mf-cart", "mf-packages", "mf-property", "mf-search", "mf-transport", "mf-upsell"];
type Store = ReturnType<typeof openMemoryStore>;

const release = (store: Store, remote: string, version: string) =>
  changeRegistry(store, { by: "anna", action: "release", remote }, (registry, act) =>
    goLive(registry, remote, version, act),
  );

/** A store with six remotes live, in six documents. */
async function openStore(): Promise<Store> {
  const store = openMemoryStore();
  for (const remote of REMOTES) await release(store, remote, "1");
  return store;
}
const write = (store: Store, number: number, change: (document: object) => object | string) => {
  const changed = change(JSON.parse(store.files.get(documentFile(number)) ?? "{}"));
  store.files.set(documentFile(number), typeof changed === "string" ? changed : JSON.stringify(changed));
};
const removeNumbers = (store: Store, ...numbers: readonly number[]) => {
  for (const number of numbers) store.files.delete(documentFile(number));
};

interface Case {
  readonly damage: (store: Store) => void | Promise<void>;
  readonly says: string;
  /** What the message says to do, to the letter. */
  readonly follow: (store: Store, before: Store["files"]) => void;
  /** Remotes that are live after that and another release; the default is all. */
  readonly live?: readonly string[];
}

const restore =
  (...numbers: readonly number[]) =>
  (store: Store, before: Store["files"]) => {
    for (const number of numbers)
      store.files.set(documentFile(number), before.get(documentFile(number)) ?? "");
  };

const cases: Readonly<Record<string, Case>> = {
  "an emptied newest document, which is restored": {
    damage: (store) => write(store, 6, () => ""),
    says: "registry/00000006.json cannot be used: it is empty. Restore this file, or remove it: the site and the commands then continue with number 5.",
    follow: restore(6),
  },
  "an emptied newest document, which is removed": {
    damage: (store) => write(store, 6, () => ""),
    says: "continue with number 5",
    follow: (store) => removeNumbers(store, 6),
    live: REMOTES.slice(0, 5),
  },
  "two damaged documents at the end, which are removed": {
    damage: (store) => {
      for (const number of [5, 6]) write(store, number, () => "{");
    },
    says: "it is not whole JSON. Restore this file, or remove numbers 5 to 6: the site and the commands then continue with number 4.",
    follow: (store) => removeNumbers(store, 5, 6),
    live: REMOTES.slice(0, 4),
  },
  "a damaged document that is the only one": {
    damage: async (store) => {
      await removeDocuments(store, 6);
      write(store, 6, () => "");
    },
    says: "Restore this file from a backup: no usable document is before it. A server keeps the one that it uses in kept-registry/",
    follow: restore(6),
  },
  "a document without remotes after others": {
    damage: (store) => write(store, 6, (known) => ({ ...known, registry: { remotes: {} } })),
    says: "it lacks mf-cart, mf-packages, mf-property, mf-search, mf-transport, which number 5 has. Restore this file",
    follow: restore(6),
  },
  "a document without remotes that is the only one": {
    damage: async (store) => {
      await removeDocuments(store, 6);
      write(store, 6, (known) => ({ ...known, registry: { remotes: {} } }));
    },
    says: "it has no remotes, and the document before it is gone. Restore this file from a backup",
    follow: restore(6),
  },
  "a document of another number": {
    damage: (store) => write(store, 6, (known) => ({ ...known, number: 5 })),
    says: "number: Invalid type",
    follow: restore(6),
  },
  "a document of another shape": {
    damage: (store) => write(store, 6, () => []),
    says: "Invalid",
    follow: restore(6),
  },
  "a document of a later format": {
    damage: (store) => write(store, 6, (known) => ({ ...known, format: 2 })),
    says: "it has format 2, and this version knows 1. Use the version of Stays that wrote it, or a later one.",
    follow: restore(6),
  },
  "a gap, which is filled": {
    damage: (store) => removeNumbers(store, 3),
    says: "The registry has a gap: registry/00000003.json is missing. Restore it from a backup, or remove registry/00000001.json to registry/00000002.json: the newest number, 6, has everything that is live.",
    follow: restore(3),
  },
  "a gap whose older documents are removed": {
    damage: (store) => removeNumbers(store, 3, 4),
    says: "registry/00000003.json to registry/00000004.json is missing",
    follow: (store) => removeNumbers(store, 1, 2),
  },
  "a folder that has vanished, which is restored": {
    damage: (store) => removeNumbers(store, 1, 2, 3, 4, 5, 6),
    says: "The release store has lost its registry: store.json says that it has one, and registry/ has no document. Restore registry/ from a backup",
    follow: restore(1, 2, 3, 4, 5, 6),
  },
  "a folder that has vanished, of a store that is begun again": {
    damage: (store) => removeNumbers(store, 1, 2, 3, 4, 5, 6),
    says: "If nothing is to be kept, remove store.json: the next release begins a new registry.",
    follow: (store) => void store.files.delete(STORE_FILE),
    live: [],
  },
};

test.each(Object.keys(cases))("FE-02 %s: it is refused, and what the message says mends it", async (name) => {
  const { damage, says, follow, live = REMOTES } = cases[name] as Case;
  const store = await openStore();
  const before = new Map(store.files);
  await damage(store);
  const damaged = new Map(store.files);
  await expect(readRegistry(store)).rejects.toThrow(says);
  await expect(release(store, "mf-cart", "2")).rejects.toThrow(says);
  expect(store.files).toEqual(damaged);
  follow(store, before);
  await release(store, "mf-cart", "2");
  const { remotes } = (await readRegistry(store)).registry;
  expect(Object.keys(remotes).sort()).toEqual([...new Set([...live, "mf-cart"])].sort());
  expect(remotes["mf-cart"]?.version).toBe("2");
});

test("FE-02 a store whose first change was interrupted is as good as new", async () => {
  const store = openMemoryStore();
  await release(store, "mf-cart", "1");
  store.files.delete(STORE_FILE);
  await release(store, "mf-cart", "2");
  expect(store.files.has(STORE_FILE)).toBe(true);
});
