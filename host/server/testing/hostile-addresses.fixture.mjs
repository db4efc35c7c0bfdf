/** Texts that must never arrive unescaped in a page. */
export const MARKERS = { element: "<x-mark", attribute: '"onx-mark=' };

const ELEMENT = `${MARKERS.element}>`;
const ATTRIBUTE = `${MARKERS.attribute}"1`;

/** Values of a query key or of a part of a path, not yet encoded. */
const plainValues = [
  ELEMENT,
  ATTRIBUTE,
  `\\${ATTRIBUTE}`,
  `'${ATTRIBUTE}`,
  `</script>${ELEMENT}`,
  `</title>${ELEMENT}`,
  `</noscript>${ELEMENT}`,
  `--><!--${ELEMENT}`,
  `]]>${ELEMENT}`,
  `\u2028${ELEMENT}\u2029`,
  "{{7*7}}<%=7*7%>",
  "javascript:alert(1)//",
  "data:text/html,<script>1</script>",
  "//evil.example",
  "/\\evil.example",
  "https://evil.example/",
  "@evil.example",
  "../../../../etc/passwd",
  "..\\..\\windows\\win.ini",
  "\r\nLocation: https://evil.example\r\n\r\n",
  "\r\nSet-Cookie: visitor=1",
  "\0",
  "name\0.html",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "-1",
  "0",
  "9".repeat(400),
  "1e309",
  "NaN",
  "Infinity",
  "0x10",
  "1.5",
  "2001,2001,2001",
  "null",
  "undefined",
  "[object Object]",
  '{"a":[1]}',
  "0000-00-00",
  "2027-02-31",
  "275760-09-14",
  "\u202Egpj.exe",
  "e\u0301\u0302\u0303",
  "\u{1F3D4}\uFE0F",
  "\u05D1\u05E7\u05EA\u05D4",
  "\uFF0F\uFF0Fevil.example",
  "\uFEFF",
  "a".repeat(6_000),
  "' OR 1=1 --",
  "$(id)`id`",
  "*)(uid=*",
  "%s%n%x",
];

/** Values that are already encoded: the encoding itself is wrong or uncommon. */
const encodedValues = [
  "%",
  "%1",
  "%zz",
  "%00",
  "%u003cx-mark%u003e",
  "%c0%ae%c0%ae%c0%af",
  "%e0%80%af",
  "%f8%88%80%80%80",
  "%ff%fe",
  "%ed%a0%80",
  "%253Cx-mark%253E",
  "%2e%2e%2f",
  "..%2f..%2f",
  "..%5c..%5c",
  "%2f%2fevil.example",
  "%5cevil.example",
  "%0d%0aLocation:%20https://evil.example",
  "%0aSet-Cookie:%20visitor=1",
  "%09",
  "%20",
  "+",
  "%3cx-mark%3e",
  "%22onx-mark=%221",
  "<x-mark>",
  '"onx-mark="1',
  ";a=b",
  "a;jsessionid=1",
  "=",
  "&&&",
];

const values = [...plainValues.map((value) => encodeURIComponent(value)), ...encodedValues];

/** Query keys of the product, in other forms too, and keys that it does not have. */
const keys = [
  ..."start end rooms category geo geos attributes name sort promocode lat long bounds ba offer".split(" "),
  ..."gc-1-adults gc-1-children gc-99999-age capacity-1 capacity.2 day cabin room whole to token".split(" "),
  ..."utm_source a[] a[b] __proto__ constructor __proto__[polluted] toString %00 %3Cx-mark%3E".split(" "),
];

/** Addresses that are neither pages nor have a language. */
const otherRoutes = [
  ..."/ /en /en/ /EN/stays /sv/stays /fr/stays /stays /preview /preview/leave /status /healthz /livez".split(
    " ",
  ),
  ..."/metrics /offer.json /robots.txt /sitemap.xml /favicon.ico /manifest.webmanifest /assets /releases".split(
    " ",
  ),
  ..."/releases/mf-search /releases/mf-search/1 /sandbox /en/api/galaxy/stays/search-accommodation".split(
    " ",
  ),
  ..."/en/api/galaxy/stays /en/api/galaxy /csp-reports /log /images /tiles/3 /flags /online".split(" "),
];

/** Starts of a path that browsers or proxies may read as another host or folder. */
const pathStarts = [
  ..."// /// /.// /..// /./ /%2e/ /%2e// /%2e%2e/ /%2e%2e// /\\ /\\\\ /%5c /%5c%5c /%2f /%2f%2f /;/ /.;/".split(
    " ",
  ),
  ..."/..;/ /%09/ /%00/ /%0d%0a /@ /: /http:// /https:/ /javascript: /en// /en/.// /en/%2e%2e// /en/..//".split(
    " ",
  ),
  ..."/sv/\\ /fr// /fr/.// /preview// /preview/leave// /stays// /EN// /en/stays// /en/stays/.// /en%2f".split(
    " ",
  ),
];

const targets = ["", "evil.example", "evil.example/stays", "evil.example/en/stays", "evil.example/%2e%2e"];

const leaveTargets = [
  ..."//evil.example ///evil.example /.//evil.example /..//evil.example /%2e//evil.example".split(" "),
  ..."/\\evil.example \\\\evil.example https://evil.example https:evil.example http:/\\evil.example".split(
    " ",
  ),
  ..."javascript:alert(1) data:text/html,x //evil.example@localhost @evil.example .evil.example".split(" "),
  ..."/\t/evil.example /\r\n/evil.example \t//evil.example /%2f/evil.example /en/..//evil.example".split(" "),
  ..."http://localhost:1 http://[::1 blob:http://localhost/1 /%5cevil.example /en/.././/evil.example".split(
    " ",
  ),
];

/** @param {string} page @param {string} value @returns {readonly string[]} the value at places of the path */
function pathsWith(page, value) {
  const parts = page.split("/");
  const last = parts.slice(0, -1).join("/");
  return [`${page}/${value}`, `${last}/${value}`, `${page}${value}`];
}

/** @param {string} key @param {string} value @param {number} index @returns {string} with repeated keys too */
function makeQuery(key, value, index) {
  const search = `?start=2027-02-07&end=2027-02-14&${key}=${value}`;
  return index % 5 === 0 ? `${search}&${key}=1&${key}[]=${value}` : search;
}

/**
 * Addresses that attack the page server: each page with each value in its path, each page with each query
 * key, each value of each key, and the other routes with the same values. They are raw, as sent on the
 * socket.
 *
 * @param {readonly string[]} pages paths of pages, without a language
 * @param {string} prefix of the language
 * @returns {readonly string[]}
 */
export function hostileAddresses(pages, prefix) {
  const inLanguage = pages.map((page) => `/${prefix}${page}`);
  const inPaths = values.flatMap((value, index) =>
    inLanguage.map((page, at) => pathsWith(page, value)[(index + at) % 3] ?? page),
  );
  // Adjacent values take adjacent pages, so that each key is tried on each page.
  const inQueries = keys.flatMap((key, row) =>
    values.map(
      (value, index) => `${inLanguage[(row + index) % inLanguage.length]}${makeQuery(key, value, index)}`,
    ),
  );
  const others = otherRoutes.flatMap((route, row) =>
    values.flatMap((value, index) =>
      (row + index) % 3 === 0
        ? [`${route}/${value}`]
        : [`${route}?${keys[(row + index) % keys.length]}=${value}`],
    ),
  );
  const starts = pathStarts.flatMap((start) => targets.map((target) => start + target));
  const leaves = ["/preview/leave", "/preview"].flatMap((route) =>
    leaveTargets.flatMap((to) => [
      `${route}?to=${encodeURIComponent(to)}`,
      `${route}?token=x&to=${encodeURI(to)}`,
    ]),
  );
  return [...new Set([...starts, ...leaves, ...inPaths, ...inQueries, ...others])];
}
