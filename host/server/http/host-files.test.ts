import { fileRoutes } from "./file-routes.ts";
import { hostFiles } from "./host-files.ts";

let store: Record<string, string>;
let lists: number;

beforeEach(() => {
  store = {};
  lists = 0;
});

const reader = (files: () => Record<string, string>) => async (file: string) => {
  const text = files()[file];
  return text === undefined ? null : new TextEncoder().encode(text);
};

/** Puts the browser files of a host into the store, as a server of that host does at start. */
function deploy(version: string, files: Record<string, string>) {
  const integrity = Object.fromEntries(Object.keys(files).map((file) => [file, "sha384-x"]));
  for (const [file, text] of Object.entries(files)) {
    store[`host/${version}/${file}`] = text;
    store[`host/${version}/${file}.br`] = `${text} as Brotli`;
  }
  store[`host/${version}/release.json`] = JSON.stringify({ name: "host", version, integrity });
}

/** The reader of a server whose own build has these files. */
function server(own: Record<string, string>) {
  const list = async (folder: string) => {
    lists += 1;
    const names = Object.keys(store).filter((file) => file.startsWith(`${folder}/`));
    return [...new Set(names.map((file) => file.split("/")[1] ?? ""))];
  };
  const read = hostFiles(
    reader(() => own),
    { read: reader(() => store), list },
  );
  const routes = fileRoutes("/assets/", read);
  return async (file: string, encoding = "") => {
    const response = await routes.request(`/assets/${file}`, { headers: { "accept-encoding": encoding } });
    return [response.status, await response.text()];
  };
}

test("FE-02 a server of the new host answers for the files of the old one, compressed (ruling 114)", async () => {
  deploy("1.0.0-old", { "js/main.1.js": "old" });
  const get = server({ "js/main.2.js": "new" });
  expect(await get("js/main.2.js")).toEqual([200, "new"]);
  expect(await get("js/main.1.js")).toEqual([200, "old"]);
  expect(await get("js/main.1.js", "gzip, br")).toEqual([200, "old as Brotli"]);
});

test("FE-02 the server files of a released host are not handed out", async () => {
  deploy("1.0.0-new", { "js/main.2.js": "new", "server/main.cjs": "x", "settings/defaults/en.json": "{}" });
  const get = server({});
  expect(await get("js/main.2.js")).toEqual([200, "new"]);
  expect((await get("server/main.cjs"))[0]).toBe(404);
  expect((await get("settings/defaults/en.json", "br"))[0]).toBe(404);
});

test("FE-02 a server of the old host answers for files of a host that was deployed after its last listing", async () => {
  const get = server({ "js/main.1.js": "old" });
  expect((await get("js/main.2.js"))[0]).toBe(404);
  deploy("1.0.0-new", { "js/main.2.js": "new" });
  expect(await get("js/main.2.js", "br")).toEqual([200, "new"]);
});

test("a host whose files are still being written is listed again", async () => {
  store["host/1.0.0-new/js/main.2.js"] = "new";
  const get = server({});
  expect((await get("js/main.2.js"))[0]).toBe(404);
  deploy("1.0.0-new", { "js/main.2.js": "new" });
  expect(await get("js/main.2.js")).toEqual([200, "new"]);
});

test("files that no host has, requested at once, list the store's hosts twice", async () => {
  jest.useFakeTimers();
  const get = server({});
  const all = ["js/a.js", "js/b.js", "js/c.js", "js/d.js"].map((file) => get(file, "br, gzip"));
  await jest.advanceTimersByTimeAsync(1_000);
  await Promise.all(all);
  expect(lists).toBe(2);
  jest.useRealTimers();
});
