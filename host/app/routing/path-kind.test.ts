import { isGalaxyPath, isPagePath, isReleaseFile } from "./path-kind.ts";

test.each([
  ["/en/stays", "page"],
  ["/de-at/stays/village/2001/name", "page"],
  ["/en/api/galaxy/stays/get-basket", "galaxy"],
  ["/de-at/api/galaxy/stays/get-basket", "galaxy"],
  ["/assets/js/main.1.js", "file"],
  ["/releases/mf-search/1.0.0/remoteEntry.js", "file"],
  ["/sandbox/shell", "other"],
  ["/service-worker.js", "other"],
  ["/status", "other"],
])("ER-02 FE-06 the kind of the path %s: %s", (path, kind) => {
  expect({ page: isPagePath(path), galaxy: isGalaxyPath(path), file: isReleaseFile(path) }).toEqual({
    page: kind === "page",
    galaxy: kind === "galaxy",
    file: kind === "file",
  });
});
