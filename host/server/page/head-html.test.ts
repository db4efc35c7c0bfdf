import { settingsFixture } from "@stays/testing/settings";
import { jsonForScript } from "./escape.ts";
import { asyncScripts, inlinedStyles, pageAddresses, pageHeadHtml, preloads } from "./head-html.ts";

const settings = settingsFixture({ language: "sv" });
const texts = { footerAbout: "Book your stay in {{name}}." };

test("ST-02 a page names itself in the other languages", () => {
  const html = pageAddresses(settings, "https://site", "/sv/stays/packages", null);
  expect(html).toContain('<link rel="canonical" href="https://site/sv/stays/packages">');
  expect(html).toContain('hreflang="sv" href="https://site/sv/stays/packages"');
  expect(html).toContain('hreflang="nb" href="https://site/no/stays/packages"');
});

test.each([
  ["RT-05 whose address has a name, which differs by language,", "/sv/stays/village/2001/x", null],
  ["whose name is known", "/sv/stays/hotel/4001/x", { paths: { own: "/stays/hotel/4001/y" } }],
  ["CB-01 of a missing item", "/sv/stays/package/list/9", { isMissing: true }],
  ["that does not exist", "/sv/nothing", null],
])("ST-02 a page %s links to no other language, where its address is another", (_, pathname, head) => {
  expect(pageAddresses(settings, "https://site", pathname, head)).not.toContain("hreflang");
});

test("ST-02 two sites of one language are distinguished by their locales", () => {
  const languages = [
    { code: "de", prefix: "de", locale: "de-DE", name: "Deutsch" },
    { code: "de", prefix: "de-at", locale: "de-AT", name: "Deutsch (Österreich)" },
    { code: "en", prefix: "en", locale: "en-GB", name: "English" },
  ];
  const regional = settingsFixture({ language: "de-at", languages });
  const html = pageAddresses(regional, "https://site", "/de-at/stays", null);
  expect(html).toContain('hreflang="de-DE" href="https://site/de/stays"');
  expect(html).toContain('hreflang="de-AT" href="https://site/de-at/stays"');
  expect(html).toContain('hreflang="en" href="https://site/en/stays"');
});

test("RT-05 an item is known by the address with its own name", () => {
  const html = pageAddresses(settings, "https://site", "/sv/stays/village/2001/x", {
    paths: { own: "/stays/village/2001/granlyckan" },
  });
  expect(html).toContain('<link rel="canonical" href="https://site/sv/stays/village/2001/granlyckan">');
});

test("a shared link keeps its query, the canonical address has none", () => {
  const html = pageAddresses(settings, "https://site", "/sv/stays", {
    sharedSearch: '?compare=cbis:1,cbis:2&name="',
  });
  expect(html).toContain('<link rel="canonical" href="https://site/sv/stays">');
  expect(html).toContain(
    '<meta property="og:url" content="https://site/sv/stays?compare=cbis:1,cbis:2&amp;name=&quot;">',
  );
});

test("CD-01 the head carries title, hero picture, description and structured data", () => {
  const head = {
    title: 'Cabin "Pine"',
    description: "By the lake",
    hero: { src: "/images/a.jpg?width=800", srcSet: "a 1x, b 2x" },
    structuredData: [{ "@type": "LodgingBusiness", name: "</script><script>alert(1)" }],
  };
  const html = pageHeadHtml(head, settings, texts);
  expect(html).toContain("<title>Cabin &quot;Pine&quot; – Hällefjäll</title>");
  expect(html).toContain('rel="preload" as="image" href="/images/a.jpg?width=800" imagesrcset="a 1x, b 2x"');
  expect(html).toContain('<meta name="description" content="By the lake">');
  expect(html.match(/<script/g)).toHaveLength(1);
});

test.each([
  ["whose head is not known", null],
  ["without a description", { title: "Pine" }],
  ["of an item with an empty introduction", { title: "Pine", description: "" }],
  ["of a missing item", { title: "Gone", isMissing: true }],
])("ST-02 a page %s has a title, and the description of the site", (_, head) => {
  const html = pageHeadHtml(head, settings, texts);
  expect(html).toMatch(/<title>[^<]*Hällefjäll<\/title>/);
  expect(html).toContain('<meta name="description" content="Book your stay in Hällefjäll.">');
  expect(html).toContain('<meta property="og:description" content="Book your stay in Hällefjäll.">');
});

test("CD-01 a page with a picture has a large card, one without has none", () => {
  const html = pageHeadHtml({ title: "Pine", socialImage: "https://site/a.jpg?width=800" }, settings, texts);
  expect(html).toContain('<meta property="og:image" content="https://site/a.jpg?width=800">');
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(pageHeadHtml({ title: "Pine" }, settings, texts)).not.toContain("twitter:card");
});

test("CB-01 a page of a missing item is not to be indexed", () => {
  expect(pageHeadHtml({ title: "Gone", isMissing: true }, settings, texts)).toContain("noindex");
});

test("FE-02 styles in the head are named, so that they are not fetched again", () => {
  expect(inlinedStyles(["/a.css"])).toBe('<link rel="stylesheet" href="/a.css" disabled>');
});

test("JSON inside a script cannot end it", () => {
  const text = "</script><!--";
  expect(jsonForScript(text)).not.toContain("<");
  expect(JSON.parse(jsonForScript(text))).toBe(text);
});

test("FE-02 a script waits for no other and has the hash of its content, and its preload the same one", () => {
  const integrity = { "/a.js": "sha384-x" };
  expect(asyncScripts(["/a.js", "/b.js"], "n0nce", integrity)).toBe(
    '<script async src="/a.js" nonce="n0nce" integrity="sha384-x" crossorigin="anonymous"></script><script async src="/b.js" nonce="n0nce"></script>',
  );
  expect(preloads(["/a.js", "/b.js"], integrity)).toBe(
    '<link rel="preload" as="script" href="/a.js" integrity="sha384-x" crossorigin="anonymous"><link rel="preload" as="script" href="/b.js">',
  );
});
