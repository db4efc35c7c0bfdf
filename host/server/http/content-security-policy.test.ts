import { createHash } from "node:crypto";
import { type SettingsOverrides, settingsFixture } from "@stays/testing/settings";
import { contentSecurityPolicy, hashInline, nonceSources } from "./content-security-policy.ts";

function makePolicy(changes: SettingsOverrides = {}): Readonly<Record<string, string>> {
  const directives = contentSecurityPolicy(settingsFixture(changes), nonceSources("n0nce")).split("; ");
  return Object.fromEntries(
    directives.map((line) => [line.split(" ")[0], line.split(" ").slice(1).join(" ")]),
  );
}

test("ST-04 VD-01 the policy lets in the hosts of the settings, the page's own code by its nonce, and nothing else", () => {
  expect(makePolicy()).toEqual({
    "default-src": "'self'",
    "script-src": "'self' 'nonce-n0nce' https://online.example.com",
    "style-src": "'self' 'nonce-n0nce'",
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self' data: https://images.example.com https://static.example.com https://tiles.example.com",
    "font-src": "'self'",
    "connect-src": "'self'",
    "frame-src": "https://www.youtube.com https://player.vimeo.com",
    "worker-src": "'self'",
    "form-action": "'self'",
    "frame-ancestors": "'self'",
    "base-uri": "'none'",
    "object-src": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "default",
    "report-to": "csp",
    "report-uri": "/csp-reports",
  });
  expect(makePolicy({ video: { allowedHosts: [] } })["frame-src"]).toBe("'none'");
});

test("MP-06 a tile service counts once it has a key", () => {
  const map = { extraTileServices: [{ name: "S", url: "https://sat.example.com/{key}", key: "k" }] };
  expect(makePolicy({ map })["img-src"]).toContain("https://sat.example.com");
});

test("FE-06 only development adds policies, for the overlay of its server", () => {
  const policy = contentSecurityPolicy(settingsFixture(), nonceSources("n0nce"), null, ["overlay"]);
  expect(policy).toContain("; trusted-types default overlay; ");
});

const TAGS = "https://tags.example.com";
const measuring = { tagManager: `${TAGS}/gtm.js?id=1`, banner: true, dataHosts: ["*.data.example.com"] };

test("measuring sales allows the named scripts and hosts, and keeps Trusted Types", () => {
  const analytics = {
    ...measuring,
    banner: false,
    consentPlatform: "https://ask.example.com/ask.js",
    scriptHosts: ["more.example.com"],
  };
  expect(makePolicy({ analytics })).toMatchObject({
    "script-src":
      "'self' 'nonce-n0nce' https://online.example.com https://ask.example.com https://tags.example.com https://more.example.com",
    "connect-src": "'self' https://ask.example.com https://tags.example.com https://*.data.example.com",
    "frame-src": expect.stringContaining("https://ask.example.com"),
    "style-src": "'self' 'nonce-n0nce'",
    "require-trusted-types-for": "'script'",
  });
});

test("HTML and styles of the named scripts are allowed only where the settings say so", () => {
  const allowing = makePolicy({ analytics: { ...measuring, allowsInlineHtml: true } });
  expect(allowing["style-src"]).toBe("'self' 'unsafe-inline'");
  expect(allowing).not.toHaveProperty("require-trusted-types-for");
  // Without a script there is nothing to allow it to.
  const unused = { scriptHosts: ["more.example.com"], allowsInlineHtml: true };
  expect(makePolicy({ analytics: unused })).toEqual(makePolicy());
});

/** Hashes the inline elements of a document. */
function hash(text: string, nonce: string) {
  const { html, sources } = hashInline(Buffer.from(text), nonce);
  return { html: html.toString(), sources };
}

const makeSource = (content: string) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

test("scripts and styles with the nonce lose it and are allowed by their hashes, each once", () => {
  const styles = '<style nonce="n-1">a>b{}</style><noscript><style nonce="n-1">a>b{}</style></noscript>';
  const { html, sources } = hash(`${styles}<script async nonce="n-1">go("på</p>")</script>`, "n-1");
  expect(html).toBe(
    '<style>a>b{}</style><noscript><style>a>b{}</style></noscript><script async>go("på</p>")</script>',
  );
  expect(sources).toEqual({ scripts: [makeSource('go("på</p>")')], styles: [makeSource("a>b{}")] });
});

test("a script from an address loses the nonce and needs no hash", () => {
  expect(hash('<script async src="/a.js" nonce="n" integrity="sha384-x"></script>', "n")).toEqual({
    html: '<script async src="/a.js" integrity="sha384-x"></script>',
    sources: { scripts: [], styles: [] },
  });
});

test("nothing else is touched: scripts without the nonce, with another one, and texts that look like it", () => {
  const foreign = '<script>a()</script><script nonce="guessed">b()</script><p>nonce="n"</p>';
  expect(hash(foreign, "n")).toEqual({ html: foreign, sources: { scripts: [], styles: [] } });
});
