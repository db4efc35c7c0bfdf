import { QueryClient } from "@stays/contract";
import { BrowserRouter } from "@stays/contract/host";
import { render, screen } from "@testing-library/react";
import { createHydrationReader, HydrationContext, inertCopy } from "./hydration-source.ts";
import { createLateAnswersReader } from "./late-answers.ts";
import { ServerHtml } from "./page-view.tsx";

function sentPage(html: string, address: string) {
  const main = document.createElement("main");
  main.innerHTML = html;
  const late = createLateAnswersReader(new QueryClient());
  const source = createHydrationReader(main, null, () => ({ address, content: inertCopy(main) }), late);
  if (source.kind === "read") source.once(() => {});
  main.replaceChildren();
  return source;
}

function show(html: string, address: string, at = address) {
  history.replaceState(null, "", at);
  const { container } = render(
    <BrowserRouter>
      <HydrationContext value={sentPage(html, address)}>
        <ServerHtml />
      </HydrationContext>
    </BrowserRouter>,
  );
  return container;
}

test("ruling 60 what the server sent stays readable, with its links, when the page crashes", () => {
  show('<h1>Björkbyn</h1><p>Open <a href="/en/stays">all year</a></p>', "/en/stays?a=1");
  expect(screen.getByRole("heading", { name: "Björkbyn" })).toBeVisible();
  expect(screen.getByRole("link", { name: "all year" })).toHaveAttribute("href", "/en/stays");
});

test("ruling 60 scripts of the page are not written again", () => {
  const container = show('<h1>Cabin</h1><script type="application/json">{}</script>', "/en/stays");
  expect(container.querySelector("script")).toBeNull();
});

test("ruling 60 fields and buttons that do nothing are disabled, so that nothing typed is lost", () => {
  show('<input aria-label="Promo code"><button type="button">Add</button>', "/en/stays");
  expect(screen.getByRole("textbox", { name: "Promo code" })).toBeDisabled();
  expect(screen.getByRole("button", { name: "Add" })).toBeDisabled();
});

test("ruling 60 another page does not show it", () => {
  expect(show("<h1>Cabin</h1>", "/en/stays", "/en/stays/packages")).toBeEmptyDOMElement();
});

test("a copy belongs to a document that loads nothing", () => {
  const main = document.createElement("main");
  main.innerHTML = '<img src="/photo.jpg" alt="">';
  expect(inertCopy(main).ownerDocument.defaultView).toBeNull();
  expect(inertCopy(null).childNodes).toHaveLength(0);
});
