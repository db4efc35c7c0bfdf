/** Loads the module as an entry with this address does. Returns the bundler's functions, and the URLs of scripts. */
async function startEntry(address: string) {
  const urls: string[] = [];
  const bundler = {
    l: (url: string) => void urls.push(url),
    k: (chunk: string) => `css/${chunk}.css`,
  };
  Object.assign(globalThis, { __webpack_require__: bundler });
  Object.assign(globalThis, { document: { currentScript: { src: address } } });
  await jest.isolateModulesAsync(async () => {
    await import("./chunk-retry.ts");
  });
  return { bundler, urls };
}

test("FE-03 files that are asked for again have an address of their own", async () => {
  const { bundler, urls } = await startEntry("/releases/mf-search/2/remoteEntry.js");
  bundler.l("/a.js");
  bundler.l("/a.js");
  bundler.l("/b.js");
  expect(urls).toEqual(["/a.js", "/a.js?retry=1", "/b.js"]);
  expect([bundler.k("a"), bundler.k("a"), bundler.k("b")]).toEqual([
    "css/a.css",
    "css/a.css?retry=1",
    "css/b.css",
  ]);
});

test("FE-03 no file of an entry that is loaded again has the address of an earlier try", async () => {
  const { bundler, urls } = await startEntry("/releases/mf-search/2/remoteEntry.js?retry=2");
  bundler.l("/a.js");
  bundler.l("/a.js");
  expect(urls).toEqual(["/a.js?retry=2.0", "/a.js?retry=2.1"]);
  expect(bundler.k("a")).toBe("css/a.css?retry=2.0");
});
