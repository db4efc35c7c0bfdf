import { remoteFolder } from "./registry-snapshot.ts";

test.each([
  ["/releases/mf-cart/1.0.0-abc/remoteEntry.js", "/releases/mf-cart/"],
  ["/dev/mf-cart/remoteEntry.js", "/dev/mf-cart/"],
  ["http://localhost:3100/dev/mf-cart/remoteEntry.js", "http://localhost:3100/dev/mf-cart/"],
])("the releases of a remote with the entry %s are in %s", (entry, folder) => {
  expect(remoteFolder({ name: "mf-cart", version: "1", contract: 1, entry })).toBe(folder);
});
