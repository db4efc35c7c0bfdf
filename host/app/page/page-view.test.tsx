import { QueryClient } from "@stays/contract";
import { BrowserRouter } from "@stays/contract/host";
import { render, screen } from "@testing-library/react";
import { createHydrationReader, HydrationContext } from "./hydration-source.ts";
import { createLateAnswersReader } from "./late-answers.ts";
import { ServerHtml } from "./page-view.tsx";

/** The data block of a page. */
const DATA = '<script type="application/json" data-dehydrated-page=""></script>';

/** Shows the page that the server sent for an address, after its own component has crashed at another or the same one. */
function show(html: string, address: string, at = address) {
  history.replaceState(null, "", address);
  const root = document.createElement("div");
  root.innerHTML = `<main>${html}</main>`;
  document.body.replaceChildren(root);
  const source = createHydrationReader(root, null, createLateAnswersReader(new QueryClient()));
  if (source.kind === "read") source.once(() => {});
  history.replaceState(null, "", at);
  const { container } = render(
    <BrowserRouter>
      <HydrationContext value={source}>
        <ServerHtml />
      </HydrationContext>
    </BrowserRouter>,
  );
  root.remove();
  return { container, source };
}

test("ruling 60 what the server sent stays readable, with its links, when the page crashes", () => {
  const { container, source } = show(
    `${DATA}<h1>Björkbyn</h1><a href="/en/stays">all year</a>` +
      '<input aria-label="Promo code"><button type="button">Add</button>',
    "/en/stays?a=1",
  );
  expect(screen.getByRole("heading", { name: "Björkbyn" })).toBeVisible();
  expect(screen.getByRole("link", { name: "all year" })).toHaveAttribute("href", "/en/stays");
  expect(container.querySelector("script")).toBeNull();
  // They would do nothing, and what is typed would be lost.
  expect(screen.getByRole("textbox", { name: "Promo code" })).toBeDisabled();
  expect(screen.getByRole("button", { name: "Add" })).toBeDisabled();
  // Its copy loads nothing.
  expect(source.kind === "read" && source.sent()?.content.ownerDocument.defaultView).toBeNull();
});

test("ruling 60 a skeleton that has replaced it is not taken for it", () => {
  expect(show("<div aria-hidden></div>", "/en/stays").container).toBeEmptyDOMElement();
});

test("ruling 60 another page does not show it", () => {
  expect(show(`${DATA}<h1>Cabin</h1>`, "/en/stays", "/en/stays/packages").container).toBeEmptyDOMElement();
});
