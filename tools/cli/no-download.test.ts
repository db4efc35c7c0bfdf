import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

const root = path.join(__dirname, "../..");

test("no document, template or message tells anybody to type npx without --no", () => {
  const files = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" })
    .split("\0")
    .filter(
      (file) =>
        /\.(?:md|mjs|js|tsx?|json|ya?ml|template|sh)$/.test(file) && !/no-download\.test\.ts$/.test(file),
    );
  const found = files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), "utf8");
    return [...text.matchAll(/\bnpx (?:stays [a-z<-]|(?!--no\b|--yes\b)(?:-y )?[a-z@][\w@/-]* [a-z-])/g)].map(
      ([command]) => `${file}: ${command}`,
    );
  });
  // Words about what must not be typed.
  expect(found).toEqual(["tools/support/diagnose.mjs: npx stays w"]);
});

test("npx --no stays downloads and runs nothing where the packages are not installed", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "stays-npx-"));
  const asked: string[] = [];
  const registry = createServer((request, response) => {
    asked.push(request.url ?? "");
    const dist = { tarball: `http://${request.headers.host}/stays.tgz`, shasum: "0" };
    const version = { name: "stays", version: "9.9.9", bin: { stays: "run.js" }, dist };
    response.setHeader("content-type", "application/json");
    response.end(
      JSON.stringify({ name: "stays", "dist-tags": { latest: "9.9.9" }, versions: { "9.9.9": version } }),
    );
  });
  await new Promise<void>((resolve) => registry.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`;
  const env = { ...process.env, npm_config_cache: path.join(folder, "cache"), npm_config_registry: address };
  const npx = spawn("npx", ["--no", "stays", "releases"], { cwd: folder, env, stdio: "ignore" });
  const [code] = await once(npx, "close");
  registry.close();
  rmSync(folder, { recursive: true });
  expect(code).not.toBe(0);
  expect(asked.filter((url) => url.includes("tgz"))).toEqual([]);
});
