import { fileRoutes } from "./file-routes.ts";

const content = (text: string) => new TextEncoder().encode(text);
const files: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {
  "mf-cart/1.0.0/a.js": content("plain"),
  "mf-cart/1.0.0/a.js.br": content("brotli"),
  "mf-cart/1.0.0/a.js.gz": content("gzip"),
  "mf-cart/1.0.0/b.css": content("plain"),
  ...Object.fromEntries(
    [
      "registry/00000001.json",
      "registry.json",
      "host/1.0.0/js/main.1.js",
      "mf-cart/1.0.0/maps/js/a.js.map",
    ].map((file) => [file, content("hidden")]),
  ),
};
const routes = fileRoutes("/releases/", async (file) => files[file] ?? null);
const get = (file: string, accept = "") =>
  routes.request(`/releases/${file}`, { headers: { "accept-encoding": accept } });

test.each([
  ["gzip, deflate, br", "brotli", "br"],
  ["gzip", "gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip", "gzip"],
  ["*", "brotli", "br"],
  ["", "plain", null],
])("FE-01 accept-encoding %j gets the %s file", async (accept, text, encoding) => {
  const response = await get("mf-cart/1.0.0/a.js", accept);
  expect(await response.text()).toBe(text);
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(response.headers.get("vary")).toBe("Accept-Encoding");
  expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
});

test("FE-01 files of a release never change, and other origins may use them", async () => {
  const { headers } = await get("mf-cart/1.0.0/b.css", "br");
  expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(headers.get("access-control-allow-origin")).toBe("*");
  expect(headers.get("timing-allow-origin")).toBe("*");
});

test.each([
  ["that does not exist", "mf-cart/1.0.0/none.js"],
  ["that cannot be decoded", "%E0%A4%A"],
  ["of the registry", "registry/00000001.json"],
  ["of the registry of an earlier version", "registry.json"],
  ["of a host, whose files are below /assets/", "host/1.0.0/js/main.1.js"],
  ["of source maps", "mf-cart/1.0.0/maps/js/a.js.map"],
])("there is no file %s, and that may change", async (_, file) => {
  const response = await get(file);
  expect(response.status).toBe(404);
  expect(response.headers.get("cache-control")).toBe("no-store");
});
