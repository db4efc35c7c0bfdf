import { pageResponse, type Sharing } from "./page-response.ts";

/** The source of the script `start()`. */
const START = "'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='";

async function* body(nonce: string, askedAt: number, more: string) {
  yield Buffer.from(`<h1>Fjällbyn</h1>${more}<script nonce="${nonce}">start()</script>`);
  yield Buffer.from(`<script type="application/json">{"dataUpdatedAt":${askedAt}}</script>`);
}

function answer(
  nonce: string,
  askedAt: number,
  headers: Record<string, string> = {},
  sharing: Sharing = "everyone",
  more = "",
) {
  return pageResponse(new Request("http://site/en/stays", { headers }), {
    status: 200,
    policy: ({ scripts }) => `script-src ${scripts.join(" ")}`,
    nonce,
    sharing,
    cacheSeconds: { fresh: 60, stale: 600 },
    body: body(nonce, askedAt, more),
  });
}

test("a complete page may be cached for everyone and has an ETag", async () => {
  const first = await answer("AAA", 1);
  const etag = first.headers.get("etag") ?? "";
  expect(first.headers.get("cache-control")).toMatch(
    /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/,
  );
  const again = await answer("BBB", 2, { "if-none-match": etag });
  expect(again.status).toBe(304);
});

test.each([
  ["a list", (etag: string) => `"other", ${etag}`],
  ["its strong form, as some proxies send it", (etag: string) => etag.replace("W/", "")],
  ["any version", () => "*"],
])("who has the page gets a 304 by %s", async (_, asked) => {
  const etag = (await answer("AAA", 1)).headers.get("etag") ?? "";
  expect((await answer("BBB", 1, { "if-none-match": asked(etag) })).status).toBe(304);
});

test.each([
  ["br;q=0, GZIP", "gzip"],
  ["identity, *;q=0", null],
])("a page is compressed as Accept-Encoding %j allows", async (accepted, encoding) => {
  for (const sharing of ["everyone", "visitor"] as const) {
    const { headers } = await answer("AAA", 1, { "accept-encoding": accepted }, sharing);
    expect(headers.get("content-encoding")).toBe(encoding);
  }
});

test("everyone gets the same bytes of a whole page, and a 304 the policy that fits every copy", async () => {
  const [first, second] = [await answer("AAA", 1), await answer("BBB", 1)];
  const html = await first.text();
  expect(await second.text()).toBe(html);
  const again = await answer("CCC", 2, { "if-none-match": first.headers.get("etag") ?? "" });
  for (const { headers } of [first, second, again])
    expect(headers.get("content-security-policy")).toBe(`script-src ${START}`);
});

test("what is slipped into a page is not in its policy", async () => {
  const slippedIn = '<script>steal()</script><script nonce="">steal()</script>';
  const { headers } = await answer("AAA", 1, {}, "everyone", slippedIn);
  expect(headers.get("content-security-policy")).toBe(`script-src ${START}`);
});

test("a page that is not whole is for this visitor now", async () => {
  const response = await answer("AAA", 1, {}, "visitor");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("etag")).toBeNull();
  expect(response.headers.get("content-security-policy")).toBe("script-src 'nonce-AAA'");
  expect(await response.text()).toContain("<h1>Fjällbyn</h1>");
});

test("FE-04 a page of a preview or a canary is private", async () => {
  const { headers } = await answer("AAA", 1, {}, "personal");
  expect(headers.get("cache-control")).toBe("private, no-store");
});
