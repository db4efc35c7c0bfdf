import { render } from "@testing-library/react";
import { hostileHtml } from "./hostile-html.fixture.ts";
import { RichText } from "./rich-text.tsx";
import { sanitise } from "./sanitise.ts";

const KEPT = new Set(
  "p br ul ol li b strong i em u s sub sup small a h2 h3 h4 h5 h6 blockquote span div dl dt dd table thead tbody tr th td".split(
    " ",
  ),
);
const ATTRIBUTES = new Set(["href", "rel"]);
const PROTOCOLS = new Set(["http:", "https:", "mailto:", "tel:"]);

/** Whether a link runs nothing and names its host, if it has another; browsers do not open an invalid one. */
function isSafe(href: string): boolean {
  const site = "https://site.example";
  if (!URL.canParse(href, site)) return true;
  const { protocol } = new URL(href, site);
  return PROTOCOLS.has(protocol) && !/^[/\\]{2}/.test(href.replace(/[\t\n\r]/g, "").trim());
}

/** What a parsed text has besides plain text elements and links. */
function findProblems(parent: Element): readonly string[] {
  const comments = document.createTreeWalker(parent, NodeFilter.SHOW_COMMENT);
  const elements = [...parent.querySelectorAll("*")].flatMap((element) => {
    const name = element.localName;
    const isKept = KEPT.has(name) && element.namespaceURI === "http://www.w3.org/1999/xhtml";
    const attributes = element
      .getAttributeNames()
      .filter((attribute) => name !== "a" || !ATTRIBUTES.has(attribute));
    const href = element.getAttribute("href") ?? "";
    return [isKept ? "" : `<${name}>`, ...attributes, isSafe(href) ? "" : href].filter(Boolean);
  });
  return comments.nextNode() ? [...elements, "a comment"] : elements;
}

function parsed(html: string): Element {
  const parent = document.createElement("div");
  parent.innerHTML = html;
  return parent;
}

test("CD-01 there are 200 different hostile texts or more", () => {
  expect(new Set(hostileHtml).size).toBeGreaterThanOrEqual(200);
  expect(new Set(hostileHtml).size).toBe(hostileHtml.length);
  const harmful = hostileHtml.filter((html) => findProblems(parsed(html)).length > 0);
  expect(harmful.length).toBeGreaterThanOrEqual(200);
});

test("CD-01 nothing of a hostile text is left, in a second and a third parse either", () => {
  const left = hostileHtml.flatMap((html) => {
    const { container, unmount } = render(<RichText html={html} />);
    const shown = container.firstElementChild?.innerHTML ?? "";
    unmount();
    const second = parsed(sanitise(html));
    const third = parsed(second.innerHTML);
    // As the text of a cell: nothing leaves the cell.
    const inTable = parsed(`<table><tr><td>${sanitise(html)}</td></tr></table><i>after</i>`);
    const problems = [parsed(shown), second, third, inTable].flatMap(findProblems);
    const isInside = inTable.lastElementChild?.outerHTML === "<i>after</i>" && inTable.children.length === 2;
    return problems.length === 0 && isInside ? [] : [`${html}: ${problems.join(" ")}`];
  });
  expect(left).toEqual([]);
});

test("CD-01 a text that was sanitised stays as it is", () => {
  expect(hostileHtml.filter((html) => sanitise(sanitise(html)) !== sanitise(html))).toEqual([]);
});
