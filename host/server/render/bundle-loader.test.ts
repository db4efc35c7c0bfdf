import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { providedModules } from "../../app/remotes/provided-modules.ts";
import { BundleLoader } from "./bundle-loader.ts";
import type { ServerBundle } from "./render-protocol.ts";

const good = "exports.pages = { results: async () => require('react') };";

function bundle(code: string, version = "1.0.0"): ServerBundle {
  const integrity = `sha384-${createHash("sha384").update(code).digest("base64")}`;
  return { remote: "mf-search", version, file: `mf-search/${version}/server.cjs`, integrity };
}

function loader(answer: () => string | null | Promise<string | null>, timeoutMs = 800) {
  const asked: string[] = [];
  const read = async (file: string) => {
    asked.push(file);
    const code = await answer();
    return code === null ? null : new TextEncoder().encode(code);
  };
  return { asked, loader: new BundleLoader({ provided: { react: { name: "react" } }, timeoutMs, read }) };
}

test("FE-02 a bundle is evaluated with the host's own instances, once", async () => {
  const { asked, loader: bundles } = loader(() => good);
  const { pages } = await bundles.load(bundle(good));
  expect(await pages.results?.()).toEqual({ name: "react" });
  await bundles.load(bundle(good));
  expect(asked).toHaveLength(1);
});

test.each([
  ["is missing", () => null, bundle(good), "is missing"],
  ["is not the released one", () => `${good}//`, bundle(good), "not the one that was released"],
  ["has a syntax error", () => "var x = {{{", bundle("var x = {{{"), "Unexpected token"],
  ["throws at load", () => "throw new Error('boom')", bundle("throw new Error('boom')"), "boom"],
  ["asks for what is not provided", () => "require('fs')", bundle("require('fs')"), "does not provide fs"],
  ["has no pages", () => "exports.x = 1", bundle("exports.x = 1"), "has no pages"],
])("FE-03 a bundle that %s is rejected", async (_, answer, wanted, reason) => {
  await expect(loader(answer).loader.load(wanted)).rejects.toThrow(reason);
});

test("FE-03 a bundle that hangs is given up", async () => {
  const { loader: bundles } = loader(() => new Promise<string>(() => {}), 20);
  await expect(bundles.load(bundle(good))).rejects.toThrow();
});

test("FE-03 a bundle that failed is loaded again after two seconds", async () => {
  const now = jest.spyOn(Date, "now").mockReturnValue(1_000);
  let code: string | null = null;
  const { asked, loader: bundles } = loader(() => code);
  const load = () => bundles.load(bundle(good));
  await expect(load()).rejects.toThrow("is missing");
  code = good;
  await expect(load()).rejects.toThrow("is missing");
  now.mockReturnValue(3_001);
  expect(await load()).toHaveProperty("pages");
  expect(asked).toHaveLength(2);
  now.mockRestore();
});

test("FE-01 the server hands out exactly what the browser shares", () => {
  const file = path.resolve(__dirname, "../../../tools/build/src/shared-modules.mjs");
  const list = /sharedModules = [^[]*\[([^\]]*)\]/.exec(readFileSync(file, "utf8"))?.[1] ?? "";
  const names = [...list.matchAll(/"([^"]+)"/g)].map(([, name]) => name);
  expect(Object.keys(providedModules).sort()).toEqual(names.sort());
  expect(names.length).toBeGreaterThan(3);
});
