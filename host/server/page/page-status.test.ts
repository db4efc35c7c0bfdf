/** @jest-environment node */
import type { FirstPart, FirstPartWait, RenderRequest } from "../render/render-protocol.ts";
import { pageRequestFixture } from "../testing/page-request.fixture.ts";
import { renderPage } from "./page-handler.ts";

const village: FirstPart = {
  kind: "first",
  head: { title: "Fjällbyn" },
  html: Buffer.from("<main>Fjällbyn</main>"),
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

const GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const CUBOT = "Mozilla/5.0 (Linux; Android 9; CUBOT X19) Chrome/120 Mobile Safari/537.36";
const CHROME = "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36";

/** @param first the first part of the page; null = nothing is rendered, undefined = too many pages wait */
async function pageContext(path: string, userAgent: string, first: FirstPart | null | undefined) {
  let wait: FirstPartWait | undefined;
  const late = (async function* () {})();
  const render = (asked: RenderRequest) => {
    wait = asked.wait;
    return first === undefined ? null : { first: Promise.resolve(first), late, cancel: () => {} };
  };
  const request = new Request(`http://localhost${path}`, { headers: { "user-agent": userAgent } });
  const { response } = await renderPage(request, pageRequestFixture({ pool: { render } }));
  return { response, html: await response.text(), wait };
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

test.each([
  ["Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)", true],
  ["facebookexternalhit/1.1", true],
  ["Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)", true],
  ["GoogleOther", true],
  ["Mediapartners-Google", true],
  ["WhatsApp/2.23.20.0", true],
  ["Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)", true],
  ["Mozilla/5.0 (compatible; Embedly/0.2; +http://support.embed.ly/)", true],
  ["Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)", true],
  ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0", false],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile/15E148 Safari/604.1", false],
  ["node", false],
  ["", false],
])("ruling 59 whether %s is a crawler: %s", async (agent, isCrawler) => {
  expect((await pageContext("/en/stays", agent, village)).wait === "all").toBe(isCrawler);
});

describe("ruling 59 when Galaxy does not answer", () => {
  const path = "/en/stays/village/2001/x";

  test("a visitor gets the shell, the browser requests the data again, and no cache keeps it", async () => {
    const { response, html } = await pageContext(path, CHROME, empty);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(html).toContain("<noscript><p>This part of the page is unavailable right now.</p></noscript>");
  });

  test("a browser without scripts requests a page of which something is late again, in one part", async () => {
    const early = await pageContext(`${path}?name=%C3%A5%22&utm=1`, CHROME, empty);
    expect(early.html).toContain(`content="0; url=${path}?name=%C3%A5%22&amp;whole=1"></noscript>`);
    expect((await pageContext(`${path}?whole=1`, CHROME, empty)).html).not.toContain('http-equiv="refresh"');
    const { html } = await pageContext(path, CHROME, { ...village, isComplete: false });
    expect(html).toContain(`content="0; url=${path}?whole=1"></noscript>`);
    expect((await pageContext(path, CHROME, village)).html).not.toContain('http-equiv="refresh"');
  });

  test.each([
    ["a crawler whose page has no content", GOOGLEBOT, path, empty],
    ["a crawler whose page was not rendered", GOOGLEBOT, path, null],
    ["a crawler that comes while too many wait", GOOGLEBOT, path, undefined],
    ["a browser without scripts", CHROME, `${path}?whole=1`, empty],
  ])("%s is asked to come back, not given an empty page", async (_, agent, address, first) => {
    const { response } = await pageContext(address, agent, first);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("60");
    expect(response.headers.get("cache-control")).toBe("no-store");
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
  expect(html).toContain('role="status" data-nosnippet>This page has not started completely');
});
