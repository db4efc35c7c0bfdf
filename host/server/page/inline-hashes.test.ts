import { createHash } from "node:crypto";
import { hashInline } from "./inline-hashes.ts";

const sourceOf = (content: string) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

test("scripts and styles with the nonce lose it and are allowed by their hashes, each once", () => {
  const styles = '<style nonce="n-1">a>b{}</style><noscript><style nonce="n-1">a>b{}</style></noscript>';
  const { html, sources } = hashInline(`${styles}<script async nonce="n-1">go("</p>")</script>`, "n-1");
  expect(html).toBe(
    '<style>a>b{}</style><noscript><style>a>b{}</style></noscript><script async>go("</p>")</script>',
  );
  expect(sources).toEqual({ scripts: [sourceOf('go("</p>")')], styles: [sourceOf("a>b{}")] });
});

test("a script from an address loses the nonce and needs no hash", () => {
  expect(hashInline('<script async src="/a.js" nonce="n" integrity="sha384-x"></script>', "n")).toEqual({
    html: '<script async src="/a.js" integrity="sha384-x"></script>',
    sources: { scripts: [], styles: [] },
  });
});

test("nothing else is touched: scripts without the nonce, with another one, and texts that look like it", () => {
  const foreign = '<script>a()</script><script nonce="guessed">b()</script><p>nonce="n"</p>';
  expect(hashInline(foreign, "n")).toEqual({ html: foreign, sources: { scripts: [], styles: [] } });
});
