import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { networkOf, parseNetworkAddress, trustedProxies } from "./network-address.ts";
import { normaliseHost, normaliseOrigin, readHead } from "./request-source.ts";

const PROXIES = "10.0.0.0/8, ::1, 2001:db8:aa::/48, ::ffff:172.16.0.0/108";

/** Reads a request for `/en/stays` with these lines of headers; `peer` is a trusted proxy unless it is named. */
function read(
  lines: readonly string[],
  { peer = "10.0.0.1", site = "https://stays.example", target = "/en/stays" } = {},
) {
  const headers = new Map<string, string>();
  for (const line of ["Host: stays.example", ...lines]) {
    const [name = "", ...value] = line.split(": ");
    const known = headers.get(name.toLowerCase());
    const text = value.join(": ");
    headers.set(name.toLowerCase(), name !== "Host" && known !== undefined ? `${known},${text}` : text);
  }
  const setup = { isTrusted: trustedProxies(PROXIES), siteOrigin: site };
  const { url, source } = readHead(target, (name) => headers.get(name) ?? "", peer, setup);
  const { protocol, host } = new URL(url ?? "none:");
  return { ...source, url, host, scheme: protocol.slice(0, -1) };
}

test.each([
  ["1.2.3.4", "1.2.3.4"],
  ["1.2.3.4:5678", "1.2.3.4"],
  ["1.2.3.4:", "1.2.3.4"],
  ["2001:DB8::0:1", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["[2001:db8::1]:4711", "2001:db8::1"],
  ["[2001:db8::1]:_port", "2001:db8::1"],
  ['"[2001:db8::1]:4711"', "2001:db8::1"],
  ["fe80::1%eth0", "fe80::1"],
  ["[fe80::1%25eth0]:80", "fe80::1"],
  ["::ffff:1.2.3.4", "1.2.3.4"],
  ["::FFFF:102:304", "1.2.3.4"],
  ["[::ffff:1.2.3.4]:443", "1.2.3.4"],
  ["0:0:0:0:0:ffff:0102:0304", "1.2.3.4"],
  ["unknown", null],
  ["_hidden", null],
  ["", null],
  ["1.2.3", null],
  ["010.0.0.1", null],
  ["proxy.example", null],
  ["[1.2.3.4", null],
])("the address %j is %j", (text, address) => {
  expect(parseNetworkAddress(text)).toBe(address);
});

test.each([
  ["1.2.3.4", "1.2.3.4"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:db8::9", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["1:2:3:4:5:6:7::", "1:2:3:4::/64"],
])("the address %s is counted as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ["stays.example", "stays.example"],
  ["STAYS.Example", "stays.example"],
  ["stays.example.", "stays.example"],
  ["stays.example:443", "stays.example"],
  ["stays.example:80", "stays.example"],
  ["stays.example.:443", "stays.example"],
  ["stays.example:8443", "stays.example:8443"],
  ["[2001:DB8::1]:3000", "[2001:db8::1]:3000"],
  ["[::1]", "[::1]"],
  ["10.0.0.7:3000", "10.0.0.7:3000"],
  ["evil.example/@stays.example", null],
  ["stays.example@evil.example", null],
  ["stays.example, evil.example", null],
  ["stays.example:port", null],
  ["2001:db8::1", null],
  [".", null],
  ["", null],
])("the host %j is %j", (text, host) => {
  expect(normaliseHost(text)).toBe(host);
});

test.each([
  ["https://stays.example", "https://stays.example"],
  ["HTTPS://Stays.Example.:443", "https://stays.example"],
  ["http://localhost:3000", "http://localhost:3000"],
  ["null", null],
  ["https://stays.example/path", null],
  ["file:///", null],
])("the origin %j is %j", (text, origin) => {
  expect(normaliseOrigin(text)).toBe(origin);
});

test.each<readonly [string, readonly string[], string | null]>([
  ["no header: the proxy itself", [], "10.0.0.1"],
  ["one proxy", ["X-Forwarded-For: 8.8.8.8"], "8.8.8.8"],
  ["one proxy behind which somebody forges", ["X-Forwarded-For: 6.6.6.6, 8.8.8.8"], "8.8.8.8"],
  ["two proxies", ["X-Forwarded-For: 6.6.6.6, 8.8.8.8, 10.1.2.3"], "8.8.8.8"],
  [
    "two proxies that write a line each",
    ["X-Forwarded-For: 6.6.6.6, 8.8.8.8", "X-Forwarded-For: 10.1.2.3"],
    "8.8.8.8",
  ],
  ["a port", ["X-Forwarded-For: 8.8.8.8:61234"], "8.8.8.8"],
  ["a port of the second proxy, too", ["X-Forwarded-For: 8.8.8.8:61234, 10.1.2.3:80"], "8.8.8.8"],
  ["IPv6 behind a mapped proxy", ["X-Forwarded-For: [2001:DB8::1]:4711, ::ffff:10.1.2.3"], "2001:db8::1"],
  ["a proxy of a mapped range", ["X-Forwarded-For: 8.8.8.8, 172.20.1.1"], "8.8.8.8"],
  ["empty entries", ["X-Forwarded-For: , 8.8.8.8 ,, 10.1.2.3,"], "8.8.8.8"],
  ["proxies only", ["X-Forwarded-For: 10.1.2.3, 10.1.2.4"], "10.1.2.3"],
  ["an unknown visitor: the proxy that saw it", ["X-Forwarded-For: 6.6.6.6, unknown, 10.1.2.3"], "10.1.2.3"],
  ["an unknown visitor of one proxy", ["X-Forwarded-For: 6.6.6.6, unknown"], "10.0.0.1"],
  ["X-Real-IP alone", ["X-Real-IP: 8.8.8.8"], "8.8.8.8"],
  ["X-Real-IP beside a list", ["X-Real-IP: 6.6.6.6", "X-Forwarded-For: 8.8.8.8"], "8.8.8.8"],
  ["Forwarded", ['Forwarded: for="[2001:db8::1]:4711";proto=https;host=stays.example'], "2001:db8::1"],
  [
    "Forwarded of two proxies",
    ["Forwarded: for=6.6.6.6, For=8.8.8.8;by=10.1.2.3", "Forwarded: FOR=10.1.2.3"],
    "8.8.8.8",
  ],
  ["Forwarded with a hidden visitor", ["Forwarded: for=_hidden, for=10.1.2.3"], "10.1.2.3"],
  ["Forwarded with an unknown visitor", ["Forwarded: for=unknown"], "10.0.0.1"],
  [
    "Forwarded with a comma in a string",
    ['Forwarded: for=6.6.6.6;host="a, for=7.7.7.7", for=8.8.8.8'],
    "8.8.8.8",
  ],
  ["Forwarded without an address", ["Forwarded: proto=https"], "10.0.0.1"],
  ["Forwarded that is torn", ['Forwarded: for="[2001:db8::1'], "10.0.0.1"],
  [
    "Forwarded of the visitor beside the proxy's list",
    ["Forwarded: for=6.6.6.6", "X-Forwarded-For: 8.8.8.8"],
    "8.8.8.8",
  ],
  [
    "Forwarded of the visitor beside the proxy's scheme",
    ["Forwarded: for=6.6.6.6", "X-Forwarded-Proto: https"],
    "10.0.0.1",
  ],
])("the visitor's address: %s", (_, lines, visitor) => {
  expect(read(lines).visitor).toBe(visitor);
});

const two = "X-Forwarded-For: 8.8.8.8, 10.1.2.3";
const one = "X-Forwarded-For: 8.8.8.8";

test.each<readonly [string, readonly string[], string]>([
  ["none named", [], "stays.example"],
  ["one name", ["Host: inner:3000", "X-Forwarded-Host: Stays.Example.:443"], "stays.example"],
  [
    "two proxies, two names",
    ["Host: inner", two, "X-Forwarded-Host: stays.example, inner.local:3000"],
    "stays.example",
  ],
  [
    "two proxies, two lines",
    ["Host: inner", two, "X-Forwarded-Host: stays.example", "X-Forwarded-Host: inner"],
    "stays.example",
  ],
  ["two proxies, one name", ["Host: inner", two, "X-Forwarded-Host: stays.example"], "stays.example"],
  [
    "two proxies, and a forged name",
    [two, "X-Forwarded-Host: evil.example, stays.example, inner"],
    "stays.example",
  ],
  ["one proxy, and a forged name", [one, "X-Forwarded-Host: evil.example, stays.example"], "stays.example"],
  [
    "one proxy that was asked for another host",
    [one, "X-Forwarded-Host: stays.example, evil.example"],
    "evil.example",
  ],
  ["two names, and no list of addresses", ["X-Forwarded-Host: stays.example, inner"], "stays.example"],
  ["an empty name", ["X-Forwarded-Host: "], "stays.example"],
  ["empty names before one", ["X-Forwarded-Host: , stays.example,"], "stays.example"],
  ["no name", ["X-Forwarded-Host: evil.example/@stays.example"], "unknown.invalid"],
  ["Forwarded", ["Host: inner", 'Forwarded: for=8.8.8.8;host="stays.example:443"'], "stays.example"],
  [
    "Forwarded of two proxies",
    [
      "Host: inner",
      "Forwarded: for=6.6.6.6;host=evil.example, for=8.8.8.8;host=stays.example, for=10.1.2.3;host=inner",
    ],
    "stays.example",
  ],
  ["Forwarded of the visitor", [one, "Forwarded: host=evil.example"], "stays.example"],
])("the host: %s", (_, lines, host) => {
  expect(read(lines).host).toBe(host);
});

test.each<readonly [string, readonly string[], string]>([
  ["none named for the public host", [], "https"],
  ["none named for another host", ["Host: localhost"], "http"],
  ["https", ["X-Forwarded-Proto: https"], "https"],
  ["upper case", ["X-Forwarded-Proto: HTTP"], "http"],
  ["a list of two proxies", [two, "X-Forwarded-Proto: https, http"], "https"],
  [
    "a list of two proxies in two lines",
    [two, "X-Forwarded-Proto: https", "X-Forwarded-Proto: http"],
    "https",
  ],
  ["one of two proxies", [two, "X-Forwarded-Proto: https"], "https"],
  ["a forged one before that of the proxy", [one, "X-Forwarded-Proto: https, http"], "http"],
  ["a list without a list of addresses", ["X-Forwarded-Proto: HTTPS,http"], "https"],
  ["one that is none", ["X-Forwarded-Proto: javascript"], "https"],
  ["Forwarded", ["Host: localhost", "Forwarded: for=8.8.8.8;proto=HTTPS"], "https"],
])("the scheme: %s", (_, lines, scheme) => {
  expect(read(lines).scheme).toBe(scheme);
});

test("headers of a stranger decide nothing but the host", () => {
  const lines = [
    ...[
      "X-Forwarded-For: 6.6.6.6",
      "X-Real-IP: 6.6.6.6",
      "X-Forwarded-Host: evil.example",
      "X-Forwarded-Proto: http",
    ],
    ...[
      "Forwarded: for=6.6.6.6;host=evil.example",
      "traceparent: 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
    ],
  ];
  expect(read(lines, { peer: "8.8.8.8" })).toEqual({
    ...{ peer: "8.8.8.8", visitor: "8.8.8.8", isDirect: false, traceparent: null },
    ...{ url: "https://stays.example/en/stays", host: "stays.example", scheme: "https" },
  });
});

test.each([["10.0.0.1"], ["::ffff:10.0.0.1"], ["::1"], ["2001:DB8:aa::7"], ["::ffff:ac10:1"]])(
  "the peer %s is a proxy, whose trace is continued",
  (peer) => {
    expect(read([one, "traceparent: 00-a"], { peer })).toMatchObject({
      visitor: "8.8.8.8",
      traceparent: "00-a",
    });
  },
);

test.each([
  ["Via: 1.1 cache"],
  ["X-Forwarded-For: 127.0.0.1"],
  ["Forwarded: for=127.0.0.1"],
  ["X-Real-IP: ::1"],
])("a request with %j did not come directly", (line) => {
  expect([read([], { peer: "127.0.0.1" }).isDirect, read([line], { peer: "127.0.0.1" }).isDirect]).toEqual([
    true,
    false,
  ]);
});

test.each([
  ["/en/stays?a=b", "https://stays.example/en/stays?a=b"],
  ["//evil.example/", "https://stays.example//evil.example/"],
  ["http://stays.example:80/en", "https://stays.example/en"],
  ["http://evil.example/en", "http://evil.example/en"],
  ["http://stays.example?a", "https://stays.example/?a"],
  ["/?path=\\", "https://stays.example/?path=\\"],
  ["*", null],
  ["stays.example:443", null],
  ["/\\evil.example", null],
  ["javascript:alert(1)", null],
])("the target %j has the address %j", (target, url) => {
  expect(read([], { target, peer: "8.8.8.8" }).url).toBe(url);
});

test("an address without a host is that of nobody", () => {
  expect(read(["Host: "]).host).toBe("unknown.invalid");
});

test.each([
  ["proxy.example"],
  ["10.0.0.0/99"],
  ["10.0.0.0/"],
  ["::ffff:10.0.0.0/8"],
  ["1.2.3"],
  ["[::1]"],
  ["10.0.0.1:80"],
])("%j is no proxy", (list) => {
  expect(() => trustedProxies(list)).toThrow();
});

test("no other file of the server reads what proxies write", () => {
  const reads =
    /\.(?:header|get|has)\(\s*["'`](?:x-forwarded|x-real-ip|forwarded|via|host|traceparent|tracestate|baggage|x-request-id)\b/i;
  const folder = path.resolve(__dirname, "..");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture)\./.test(file));
  expect(sources.length).toBeGreaterThan(50);
  expect(sources.filter((file) => reads.test(readFileSync(path.join(folder, file), "utf8")))).toEqual([]);
});
