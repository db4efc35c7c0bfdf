import { hostileHtml } from "./hostile-html.fixture.ts";
import { sanitise } from "./sanitise.ts";
import { isSanitised } from "./sanitised.ts";

test("CD-01 every text of the sanitiser counts as sanitised", () => {
  expect(hostileHtml.map(sanitise).filter((html) => !isSanitised(html))).toEqual([]);
  // A text may break off in the middle of another's tag.
  const pairs = hostileHtml.flatMap((first, index) =>
    hostileHtml.slice(index, index + 20).map((second) => first.slice(0, -1) + second),
  );
  expect(pairs.map(sanitise).filter((html) => !isSanitised(html))).toEqual([]);
});

test.each([
  ["an image", "<p>a</p><img src=x onerror=alert(1)>"],
  ["an attribute", '<p onclick="alert(1)">a</p>'],
  ["a script", "<script>alert(1)</script>"],
  ["a script around a tag that would be removed", "<<p>script>alert(1)</script>"],
  ["a link that runs code", '<a href="javascript:alert(1)" rel="noopener">a</a>'],
  ["a link to the host that its address names", '<a href="//evil.example" rel="noopener">a</a>'],
  ["a second attribute of a link", '<a href="/x" onclick="alert(1)" rel="noopener">a</a>'],
  ["a comment", "<!-- a -->"],
])("CD-01 %s is not sanitised", (_, html) => {
  expect(isSanitised(html)).toBe(false);
});
