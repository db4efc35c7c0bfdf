/** @jest-environment node */
import { settingsFixture } from "@stays/testing/settings";
import { RenderPool, type RenderPoolOptions } from "../render/render-pool.ts";
import type { FirstPart, RenderRequest } from "../render/render-protocol.ts";
import { renderPage } from "./page-handler.ts";

const village: FirstPart = {
  kind: "first",
  head: { title: "Fjällbyn" },
  html: Buffer.from("<main>Fjällbyn</main>"),
  texts: { host: { unavailable: "Unavailable right now.", scriptsMissing: "Not started & <slow>." } },
  hasPage: true,
  isComplete: true,
};
/** The server's HTML of a page when Galaxy does not answer. */
const empty: FirstPart = {
  ...village,
  head: { title: "Stays" },
  html: Buffer.from("<main></main>"),
  hasPage: false,
  isComplete: false,
};

/** A pool whose workers answer `first` for every page; null = they render nothing. */
function openPool(first: FirstPart | null, more: Partial<RenderPoolOptions>) {
  const asked: RenderRequest[] = [];
  const pool = new RenderPool({
    startWorker: ({ onAnswer, onEnd }) => ({
      send: (message) => {
        if (message.kind !== "render") return;
        asked.push(message.request);
        if (first) onAnswer(message.id, first);
        onAnswer(message.id, { kind: "end" });
      },
      memory: () => 0,
      kill: async () => onEnd("killed"),
    }),
    onProblem: () => {},
    ...more,
  });
  return { pool, asked };
}

const GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const CUBOT = "Mozilla/5.0 (Linux; Android 9; CUBOT X19) Chrome/120 Mobile Safari/537.36";
const CHROME = "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36";

async function pageContext(
  path: string,
  userAgent: string,
  first: FirstPart | null,
  more: Partial<RenderPoolOptions> = {},
) {
  const { pool, asked } = openPool(first, more);
  const request = new Request(`http://localhost${path}`, { headers: { "user-agent": userAgent } });
  const response = await renderPage(request, {
    settings: settingsFixture(),
    releases: {},
    assets: { scripts: [], css: "", earlyInput: "", searchBox: "" },
    galaxyUrl: "http://127.0.0.1:1",
    ...{ nonce: "n", policy: () => "", today: "2027-02-01", origin: "http://localhost" },
    ...{ pool, isPersonal: false, preview: null, cacheSeconds: { fresh: 60, stale: 600 } },
  });
  const html = await response.text();
  await pool.close();
  return { response, html, wait: asked[0]?.wait };
}

test.each([
  ["a visitor's results", "/en/stays", CHROME, "shell"],
  ["a visitor's item, which may not exist,", "/en/stays/village/2001/x", CHROME, "status"],
  ["a package", "/en/stays/package/detail/2001/810", CHROME, "status"],
  ["a page for a phone whose make sounds like a robot", "/en/stays", CUBOT, "shell"],
  ["a crawler's page", "/en/stays", GOOGLEBOT, "all"],
  ["the page of a browser without scripts", "/en/stays?name=a&whole=1", CHROME, "all"],
])("ruling 59 %s: the first part waits for the right thing", async (_, path, userAgent, wait) => {
  expect((await pageContext(path, userAgent, village)).wait).toBe(wait);
});

describe("ruling 59 when Galaxy does not answer", () => {
  const path = "/en/stays/village/2001/x";

  test("a visitor gets the shell, the browser requests the data again, and no cache keeps it", async () => {
    const { response, html } = await pageContext(path, CHROME, empty);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(html).toContain("<noscript><p>Unavailable right now.</p></noscript>");
  });

  test("a browser without scripts requests a page of which something is late again, in one part", async () => {
    const early = await pageContext(`${path}?name=%C3%A5%22&utm=1`, CHROME, empty);
    expect(early.html).toContain(`content="0;url=${path}?name=%C3%A5%22&amp;whole=1"></noscript>`);
    expect((await pageContext(`${path}?whole=1`, CHROME, empty)).html).not.toContain('http-equiv="refresh"');
    const { html } = await pageContext(path, CHROME, { ...village, isComplete: false });
    expect(html).toContain(`content="0;url=${path}?whole=1"></noscript>`);
    expect((await pageContext(path, CHROME, village)).html).not.toContain('http-equiv="refresh"');
  });

  test.each([
    ["whose page has no content", empty, {}],
    ["whose page was not rendered", null, {}],
    ["who comes while too many wait", village, { maxWaiting: 0 }],
  ])("a crawler %s is asked to come back, not given an empty page", async (_, first, more) => {
    const { response } = await pageContext(path, GOOGLEBOT, first, more);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("60");
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("a browser without scripts is asked to come back, not given an empty page", async () => {
    const { response } = await pageContext(`${path}?whole=1`, CHROME, empty);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("60");
  });
});

test.each([
  ["a crawler", GOOGLEBOT],
  ["a visitor", CHROME],
])(
  "ruling 59 %s gets 200 for a page, 404 for a missing one and for an unknown path",
  async (_, userAgent) => {
    const page = await pageContext("/en/stays/village/2001/x", userAgent, village);
    expect(page.response.status).toBe(200);
    expect(page.response.headers.get("cache-control")).toContain("s-maxage");
    expect(page.html).not.toContain("<noscript><p>");
    const missing = { ...village, head: { title: "Gone", isMissing: true } };
    expect((await pageContext("/en/stays/village/9999/x", userAgent, missing)).response.status).toBe(404);
    const unknown = await pageContext("/en/stays/wrong", userAgent, { ...empty, head: null });
    expect(unknown.response.status).toBe(404);
    expect(unknown.html).not.toContain("<noscript><p>");
  },
);

test("NF every page has a sentence for scripts that do not start", async () => {
  const { html } = await pageContext("/en/stays/village/2001/name", CHROME, village);
  expect(html).toContain('role="status" data-nosnippet>Not started &amp; &lt;slow&gt;.</p>');
});
