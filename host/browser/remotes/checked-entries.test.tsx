import { checkedEntries } from "./checked-entries.ts";

const release = (version: string) => ({ version, contract: 1, entry: `/releases/mf-search/${version}/e.js` });
const registry = [
  {
    ...{ name: "mf-search", ...release("2"), integrity: "sha384-two" },
    lastGood: { ...release("1"), integrity: "sha384-one" },
  },
  { name: "mf-cart", version: "development", contract: 1, entry: "http://localhost:3100/dev/e.js" },
];

function makeScript(url: string): HTMLScriptElement {
  const made = checkedEntries(registry).createScript?.({ url });
  if (!made || !("script" in made) || !made.script) throw new Error("no script was made");
  return made.script;
}

test.each([
  ["the live release", "/releases/mf-search/2/e.js", "sha384-two"],
  ["its absolute address", `${location.origin}/releases/mf-search/2/e.js`, "sha384-two"],
  ["its retry", "/releases/mf-search/2/e.js?retry=1", "sha384-two"],
  ["the last good release", "/releases/mf-search/1/e.js", "sha384-one"],
])("FE-03 the entry of %s is checked against its hash", (_, url, hash) => {
  const script = makeScript(url);
  expect(script.getAttribute("src")).toBe(url);
  expect(script.integrity).toBe(hash);
  expect(script.crossOrigin).toBe("anonymous");
});

test("FE-06 a remote under development has no hash, and its entry loads", () => {
  const script = makeScript("http://localhost:3100/dev/e.js");
  expect(script.hasAttribute("integrity")).toBe(false);
});
