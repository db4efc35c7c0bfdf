import { addressProblems } from "./address-problems.fixture.mjs";
import { hostileAddresses } from "./hostile-addresses.fixture.mjs";

const headers = { "content-type": "text/html; charset=utf-8", "x-content-type-options": "nosniff" };
const page = (body: string) => addressProblems({ status: 200, headers, body });

test.each(["//evil.example", "/\\evil.example", "/.//evil.example", "https://evil.example/", "en/stays", ""])(
  "a redirect to %s does not hold",
  (location) => {
    expect(addressProblems({ status: 302, headers: { ...headers, location }, body: "" })).toHaveLength(1);
  },
);

test.each([
  "<p><x-mark></p>",
  '<a title=""onx-mark="1">',
  '<script>let a = ""onx-mark="1</script>',
  '<script>let a = "\\\\"onx-mark="1</script>',
  '<a href="//evil.example">',
  '<a href="javascript:alert(1)">',
  '<meta http-equiv="refresh" content="0;url=//evil.example">',
])("a page with %s does not hold", (body) => {
  expect(page(body)).toHaveLength(1);
});

test.each([
  "&lt;x-mark&gt;",
  '<script>{"a":"\\"onx-mark=\\"1"}</script>',
  '<a href="/en/stays?name=https://evil.example">',
])("a page with %s holds", (body) => {
  expect(page(body)).toEqual([]);
});

test("errors of the server do not hold, unless they say when to come again", () => {
  expect(addressProblems({ status: 500, headers, body: "" })).toEqual(["status 500 "]);
  expect(addressProblems({ status: 503, headers, body: "" })).toHaveLength(1);
  expect(addressProblems({ status: 503, headers: { ...headers, "retry-after": "2" }, body: "" })).toEqual([]);
});

test("each page is tried with each query key", () => {
  const pages = ["/stays", "/stays/packages", "/stays/upsell/days"];
  const addresses = hostileAddresses(pages, "en");
  const keyed = (page: string) =>
    new Set(
      addresses.flatMap((address) => (address.startsWith(`/en${page}?`) ? [address.split(/[&=]/)[4]] : [])),
    );
  expect(addresses.length).toBeGreaterThan(2_000);
  expect(keyed("/stays").size).toBeGreaterThan(30);
  for (const page of pages) expect(keyed(page)).toEqual(keyed("/stays"));
});
