import { fitCookie } from "./galaxy-cookies.ts";

const HTTPS = "https://stays.example.com";
const HTTP = "http://localhost:3000";

test.each([
  ["as it is", HTTPS, "b=1; Path=/; HttpOnly; Secure; SameSite=None", null],
  [
    "a domain above the site, for the online site (ruling 20)",
    HTTPS,
    "b=1; Domain=example.com; Path=/",
    null,
  ],
  ["the same with a dot and in capitals", HTTPS, "b=1; domain=.Example.COM; path=/", null],
  ["the site's own domain", HTTPS, "b=1; Domain=stays.example.com; Path=/", null],
  ["a domain of Galaxy", HTTPS, "b=1; Domain=galaxy.example.net; Path=/", "b=1; Path=/"],
  ["a sibling of the site", HTTPS, "b=1; Domain=galaxy.example.com; Path=/", "b=1; Path=/"],
  ["a domain that only ends alike", HTTPS, "b=1; Domain=ays.example.com; Path=/", "b=1; Path=/"],
  ["an empty domain", HTTPS, "b=1; Domain=; Path=/", "b=1; Path=/"],
  ["a path of Galaxy", HTTPS, "b=1; Path=/galaxy/v2; HttpOnly", "b=1; HttpOnly; Path=/"],
  ["the path of one language", HTTPS, "b=1; Path=/en/api", "b=1; Path=/"],
  ["no path, which is that of its call", HTTPS, "b=1", "b=1; Path=/"],
  ["Secure at http", HTTP, "b=1; Path=/; Secure", "b=1; Path=/"],
  ["SameSite=None at http", HTTP, "b=1; Path=/; Secure; SameSite=None", "b=1; Path=/"],
  ["SameSite=None without Secure", HTTPS, "b=1; Path=/; SameSite=None", "b=1; Path=/"],
  ["SameSite=Lax", HTTP, "b=1; Path=/; SameSite=Lax", null],
  ["Partitioned at http", HTTP, "b=1; Path=/; Secure; Partitioned", "b=1; Path=/"],
  ["Partitioned", HTTPS, "b=1; Path=/; Secure; Partitioned", null],
  [
    "__Host- with a domain",
    HTTPS,
    "__Host-b=1; Domain=example.com; Path=/; Secure",
    "__Host-b=1; Path=/; Secure",
  ],
  ["__Secure- without Secure", HTTPS, "__Secure-b=1; Path=/", "__Secure-b=1; Path=/; Secure"],
  ["__Host- on this machine", HTTP, "__Host-b=1; Path=/; Secure", null],
  ["a comma in Expires", HTTPS, "b=1; Expires=Wed, 21 Oct 2099 07:28:00 GMT; Path=/", null],
  ["Max-Age beside Expires", HTTPS, "b=1; Max-Age=0; Expires=Wed, 21 Oct 2099 07:28:00 GMT; Path=/", null],
  ["a value with an equals sign", HTTPS, "b=a=b; Path=/x", "b=a=b; Path=/"],
])("CT-04 a cookie with %s at %s", (_, site, header, fitted) => {
  expect(fitCookie(header, new URL(site)).header).toBe(fitted ?? header);
});

test("what was changed is said", () => {
  expect(fitCookie("b=1; Domain=galaxy.example.net; Path=/v2", new URL(HTTPS)).changes).toEqual([
    "without Domain=galaxy.example.net",
    "without Path=/v2",
    "with Path=/",
  ]);
});
