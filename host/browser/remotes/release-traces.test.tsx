import { QueryClient } from "@stays/contract";
import { createTexts, type TextsDefinition } from "@stays/texts";
import { ReleaseTexts, removeAnswers, removeFailedTry, removeFiles } from "./release-traces.ts";

const failed = { version: "2", contract: 2, entry: "/releases/mf-search/2/remoteEntry.js" };

/** Defines texts; each release has a definition of its own. */
const define = (namespace: string, en: Readonly<Record<string, string>>): TextsDefinition => ({
  namespace,
  load: { en: async () => ({ default: en }) },
});

async function openTexts() {
  const texts = createTexts({ language: "en", locale: "en-GB", overrides: {} });
  texts.add("shell", { menu: "Menu" });
  return { texts, releases: new ReleaseTexts(texts, ["shell"]) };
}

test("FE-04 files of a failed release leave the page: stylesheets, scripts, chunks, the server's styles", () => {
  const page = `
    <style nonce="n" id="host"></style>
    <style data-remote="mf-search" data-release="2"></style>
    <style data-remote="mf-search" data-release="20" id="other-version"></style>
    <style data-remote="mf-cart" data-release="2" id="other-remote"></style>
    <link rel="stylesheet" href="/releases/mf-search/2/css/a.css">
    <link rel="stylesheet" href="/releases/mf-search/20/css/a.css" id="last-good">
    <link rel="stylesheet" href="/releases/mf-cart/2/css/a.css" id="cart">
    <link rel="icon" href="/icon.svg" id="icon">
    <script src="/releases/mf-search/2/js/a.js"></script>
    <script type="application/json" id="data">{}</script>`;
  document.head.innerHTML = page;
  Object.assign(globalThis, { chunks_mf_search_2: [], chunks_mf_search_20: [] });
  removeFiles("mf-search", failed);
  expect([...document.head.children].map(({ id }) => id)).toEqual([
    "host",
    "other-version",
    "other-remote",
    "last-good",
    "cart",
    "icon",
    "data",
  ]);
  expect("chunks_mf_search_2" in globalThis).toBe(false);
  expect("chunks_mf_search_20" in globalThis).toBe(true);
});

test("FE-04 answers that a failed release has read leave the cache; those of others stay", () => {
  const client = new QueryClient();
  const keys = [
    ["galaxy", "availability/accommodation", {}],
    ["galaxy", "get-accommodation", "pages", {}],
    ["galaxy", "get-basket", {}],
    ["galaxy", "get-content-offer", {}],
    ["own", "value"],
  ];
  for (const key of keys) client.setQueryData(key, {});
  removeAnswers(client, "mf-search", "mf-search");
  const left = client.getQueryCache().getAll();
  expect(left.map(({ queryKey: [, operation] }) => operation)).toEqual([
    "get-basket",
    "get-content-offer",
    "value",
  ]);
});

test("FE-04 texts of a failed release go: none of its keys is left under those of the last good one", async () => {
  const { texts, releases } = await openTexts();
  texts.add("mf-search", { sent: "From the server" });
  await releases.add("mf-search", [define("part", { only: "Failed" })]);
  await releases.remove("mf-search", ["mf-search"]);
  expect([texts.has("mf-search"), texts.has("part"), texts.has("shell")]).toEqual([false, false, true]);
  await releases.add("mf-search", [define("mf-search", { stays: "Stays" })]);
  expect(texts.of("mf-search")("stays")).toBe("Stays");
  expect(releases.used().map(({ namespace }) => namespace)).toEqual(["mf-search"]);
});

test("FE-04 texts that another remote has, too, become those of that remote; the shell's never change", async () => {
  const { texts, releases } = await openTexts();
  await releases.add("mf-search", [define("stay", { night: "Failed", old: "Failed" }), define("shell", {})]);
  await releases.add("mf-property", [define("stay", { night: "Night" })]);
  await releases.remove("mf-search", []);
  expect(texts.of("stay")("night")).toBe("Night");
  expect(texts.of("shell")("menu")).toBe("Menu");
});

test("FE-03 a further try waits for no element of the one before; the styles of the page stay", () => {
  document.head.innerHTML = `
    <link rel="stylesheet" href="/releases/mf-search/2/css/hangs.css">
    <link rel="stylesheet" href="/releases/mf-search/2/css/page.css" disabled id="inlined">
    <link rel="stylesheet" href="/releases/mf-cart/2/css/a.css" id="cart">
    <script src="/releases/mf-search/2/js/hangs.js"></script>
    <style data-remote="mf-search" data-release="2" id="styles"></style>`;
  Object.assign(globalThis, { chunks_mf_search_2: [] });
  removeFailedTry("mf-search", failed);
  expect([...document.head.children].map(({ id }) => id)).toEqual(["inlined", "cart", "styles"]);
  expect("chunks_mf_search_2" in globalThis).toBe(false);
});
