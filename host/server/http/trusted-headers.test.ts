import { trustedHeaders, trustedProxies } from "./trusted-headers.ts";

const setup = (list: string, siteOrigin: string | null = null) => ({
  isTrusted: trustedProxies(list),
  siteOrigin,
});
const raw = ["Host", "stays.example", "X-Forwarded-For", "6.6.6.6, 8.8.8.8", "X-Forwarded-Proto", "https"];

test("forwarding headers of a visitor are not believed, and that somebody wrote some is known", () => {
  expect(trustedHeaders([...raw, "X-Real-IP", "1.1.1.1", "Accept", "*/*"], "8.8.8.8", setup(""))).toEqual([
    "Host",
    "stays.example",
    "Accept",
    "*/*",
    "via",
    "1.1 unknown",
  ]);
});

test("of a trusted proxy's chain the last address that is none of the proxies is the visitor", () => {
  const { isTrusted, siteOrigin } = setup("10.0.0.0/8, ::1");
  const chain = ["X-Forwarded-For", "6.6.6.6, 8.8.8.8", "x-forwarded-for", "10.1.2.3", "Host", "a"];
  for (const peer of ["10.0.0.1", "::ffff:10.0.0.1", "::1"])
    expect(trustedHeaders(chain, peer, { isTrusted, siteOrigin })).toEqual([
      "Host",
      "a",
      "x-forwarded-for",
      "8.8.8.8",
    ]);
});

test("a request without proxy headers is unchanged", () => {
  const plain = ["Host", "localhost:3000", "Cookie", "a=1", "Cookie", "b=2"];
  expect(trustedHeaders(plain, "127.0.0.1", setup(""))).toEqual(plain);
  expect(trustedHeaders(plain, "127.0.0.1", setup("127.0.0.1"))).toEqual(plain);
});

test("the public host counts as reached by https where it is published so", () => {
  const https = setup("", "https://stays.example");
  expect(trustedHeaders(["Host", "stays.example"], "8.8.8.8", https)).toContain("x-forwarded-proto");
  expect(trustedHeaders(["Host", "localhost:3000"], "127.0.0.1", https)).not.toContain("x-forwarded-proto");
});

test.each(["proxy.example", "10.0.0.0/99", "1.2.3"])("%j is no proxy", (list) => {
  expect(() => trustedProxies(list)).toThrow();
});
