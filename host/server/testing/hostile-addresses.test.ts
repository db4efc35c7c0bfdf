import fc from "fast-check";
import { openGalaxy } from "../galaxy/galaxy.ts";
import { renderPage } from "../page/page-handler.ts";
import { addRelease, openTestHost, type TestHost } from "./test-host.fixture.ts";
import { writeRegistry } from "./test-registry.fixture.ts";
import { testServers } from "./test-server.fixture.ts";

const SITE = "https://stays.example";
/** Texts that must never arrive unescaped in a page. */
const ELEMENT = "<x-mark";
const ATTRIBUTE = '"onx-mark=';

/** Values of a query key or of a part of a path: those that are not yet encoded, then wrong or uncommon encodings. */
const values = [
  ...[
    ...["", "\\", "'"].map((start) => `${start}${ATTRIBUTE}"1`),
    ...["", "</script>", "</title>", "</noscript>", "--><!--", "\u2028"].map(
      (start) => `${start}${ELEMENT}>`,
    ),
    ...'{{7*7}}<%=7*7%> javascript:alert(1)// data:text/html,<script>1</script> {"a":[1]} %s%n%x'.split(" "),
    ..."//evil.example /\\evil.example https://evil.example/ @evil.example \uFF0F\uFF0Fevil.example".split(
      " ",
    ),
    ..."../../../../etc/passwd ..\\..\\windows\\win.ini name\0.html __proto__ constructor \u202Egpj.exe".split(
      " ",
    ),
    ..."-1 1e309 NaN 0x10 2001,2001,2001 2027-02-31 275760-09-14 \uFEFF".split(" "),
    ...["9".repeat(400), "a".repeat(6_000), "[object Object]", "' OR 1=1 --"],
    ...["\r\nLocation: https://evil.example\r\n\r\n", "\r\nSet-Cookie: visitor=1"],
  ].map(encodeURIComponent),
  ..."% %1 %zz %00 %u003cx-mark%u003e %c0%ae%c0%af %f8%88%80%80%80 %ff%fe %ed%a0%80 %253Cx-mark%253E".split(
    " ",
  ),
  ..."%2e%2e%2f ..%2f..%2f ..%5c %2f%2fevil.example %5cevil.example %0d%0aLocation:%20https://evil.example".split(
    " ",
  ),
  ...'%09 %20 + %3cx-mark%3e %22onx-mark=%221 <x-mark> "onx-mark="1 ;a=b a;jsessionid=1 = &&&'.split(" "),
];

const pages = [
  ..."/stays /stays/village/2001/name/3001 /stays/cabindetail/1001/name /stays/hotel/4001/name".split(" "),
  ..."/stays/package/detail/2001/810/name /stays/packages /stays/upsell/days".split(" "),
];
/** Query keys of the product, in other forms too, and keys that it does not have. */
const keys = [
  ..."start end rooms category geo geos attributes name sort promocode lat long bounds ba offer".split(" "),
  ..."gc-1-adults gc-99999-age capacity-1 capacity.2 day cabin room whole to token a[] a[b]".split(" "),
  ..."__proto__ constructor __proto__[polluted] %00 %3Cx-mark%3E".split(" "),
];
/** Addresses that are neither pages nor have a language. */
const routes = [
  ..."/ /en /EN/stays /fr/stays /stays /preview /preview/leave /healthz /livez /metrics /offer.json".split(
    " ",
  ),
  ..."/robots.txt /sitemap.xml /favicon.ico /assets /releases/mf-search/1 /en/api/galaxy/stays".split(" "),
  ..."/en/api/galaxy/stays/search-accommodation /csp-reports /log /images /tiles/3 /online".split(" "),
];
/** Starts of a path that browsers or proxies may read as another host or folder. */
const starts = [
  ..."// /// /.// /..// /./ /%2e// /%2e%2e/ /\\ /\\\\ /%5c /%2f%2f /;/ /..;/ /%09/ /%00/ /%0d%0a /@ /:".split(
    " ",
  ),
  ..."/http:// /javascript: /en// /en/.// /en/%2e%2e// /en/..// /sv/\\ /fr// /preview// /stays// /en%2f".split(
    " ",
  ),
];
const targets = ["", "evil.example", "evil.example/en/stays", "evil.example/%2e%2e"];
const leaveTargets = [
  ..."//evil.example /.//evil.example /%2e//evil.example /\\evil.example \\\\evil.example".split(" "),
  ..."https://evil.example https:evil.example http:/\\evil.example javascript:alert(1) data:text/html,x".split(
    " ",
  ),
  ..."@evil.example //evil.example@localhost /\t/evil.example /\r\n/evil.example /en/..//evil.example".split(
    " ",
  ),
  ..."http://localhost:1 http://[::1 blob:http://localhost/1 /%5cevil.example".split(" "),
];

/** Addresses as they are sent on the socket. */
const address = fc.oneof(
  fc
    .tuple(fc.constantFrom(...pages), fc.constantFrom("", "/"), fc.constantFrom(...values))
    .map(([page, slash, value]) => `/en${page}${slash}${value}`),
  fc
    .tuple(fc.constantFrom(...pages), fc.constantFrom(...keys), fc.constantFrom(...values))
    .map(
      ([page, key, value]) => `/en${page}?start=2027-02-07&end=2027-02-14&${key}=${value}&${key}[]=${value}`,
    ),
  fc
    .tuple(fc.constantFrom(...routes), fc.constantFrom("/", "?to="), fc.constantFrom(...values))
    .map((all) => all.join("")),
  fc.tuple(fc.constantFrom(...starts), fc.constantFrom(...targets)).map((all) => all.join("")),
  fc
    .tuple(fc.constantFrom("/preview/leave?to=", "/preview?token=x&to="), fc.constantFrom(...leaveTargets))
    .map(([route, target]) => route + encodeURIComponent(target)),
);

const STATUSES = [200, 302, 304, 308, 400, 401, 403, 404, 405, 503];
const SCRIPT = /<script\b[\s\S]*?<\/script>/gi;
/** An address of another host, or one that runs, in any attribute that a browser follows. */
const WRONG_LINK =
  /\s(?:href|src|action|formaction|content)="\s*(?:[/\\]{2}|\/\\|javascript:|data:text|(?:[^"]*url=)?(?:https?:)?[/\\]{1,2}evil\.example)/i;

/** A usual status, redirects within the site, nothing of the address unescaped. */
function expectHarmless(status: number, headers: Headers, body: string): void {
  expect(STATUSES).toContain(status);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("set-cookie") ?? "").not.toContain("visitor=1");
  const location = headers.get("location");
  if (location !== null) {
    expect(location).toMatch(/^\/(?![/\\])[!-~]*$/);
    expect(new URL(location, SITE)).toMatchObject({
      origin: SITE,
      pathname: expect.not.stringMatching(/^\/\//),
    });
  }
  if (!headers.get("content-type")?.includes("html")) return;
  expect(body.toLowerCase()).not.toContain(ELEMENT);
  expect(body.replace(SCRIPT, "")).not.toContain(ATTRIBUTE);
  // In a script's JSON an odd number of backslashes escapes the quotation mark.
  expect((body.match(SCRIPT) ?? []).join("").replaceAll("\\\\", "")).not.toMatch(/(?<!\\)"onx-mark=/);
  expect(body.replace(SCRIPT, "")).not.toMatch(WRONG_LINK);
}

const serve = testServers();
let site: TestHost;
beforeEach(async () => {
  site = await openTestHost();
  addRelease(site, "mf-cart", "1");
  writeRegistry(site.files, { remotes: { "mf-cart": { version: "1" } } });
});
afterEach(() => site.close());

test("hostile addresses: no 5xx, no other host, nothing reflected, and the site stays healthy", async () => {
  const called: string[] = [];
  const url = await serve((request, response) => {
    called.push(request.url ?? "");
    response.setHeader("content-type", "application/json").end('{"code":404}');
  });
  const app = await site.open({ renderPage, galaxy: openGalaxy({ url, log: { warn: () => {} } }) });
  const holds = async (one: string) => {
    const response = await app.fetch(new Request(SITE + one));
    expectHarmless(response.status, response.headers, await response.text());
  };
  // The same addresses in every run.
  await fc.assert(fc.asyncProperty(address, holds), { numRuns: 400, seed: 1 });
  expect(site.lines.filter((line) => line.includes('"error"'))).toEqual([]);
  expect(called.length).toBeGreaterThan(0);
  for (const one of called) expect(one).toMatch(/^\/en\/api\/galaxy\/stays\/[a-z-]+(?:\/[a-z-]+)*(?:\?|$)/);
  expect((await app.request(`${SITE}/healthz`)).status).toBe(200);
});
