import { isPrivateFile } from "./private-files.ts";

test.each([
  ["the registry", "registry/00000001.json", true],
  ["the registry of an earlier version", "registry.json", true],
  ["the files of a host, which are below /assets/", "host/1.0.0/js/main.1.js", true],
  ["a source map", "mf-cart/1.0.0/maps/js/a.js.map", true],
  ["a script of a remote", "mf-cart/1.0.0/js/a.js", false],
])("browsers and the release store: is %s hidden?", (_, file, isHidden) => {
  expect(isPrivateFile(file)).toBe(isHidden);
});
