import type { HostServices, Problem } from "@stays/contract";
import { BrowserRouter, HostServicesProvider } from "@stays/contract/host";
import { createPageContext } from "@stays/search";
import { settingsFixture } from "@stays/testing";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CurrentPageContext } from "../services/page-context.ts";
import { useNavigateTo } from "./navigation.ts";

const params = { id: "4001", name: "name" };
const pageContext = createPageContext({
  route: { language: "en", name: "hotel", params, search: "", hash: "" },
  settings: settingsFixture(),
  today: "2026-11-21",
});

function Editor() {
  const navigateTo = useNavigateTo();
  const toAlias = () =>
    navigateTo({ route: "hotel", params: { ...params, name: "ridge" } }, { replace: true });
  return (
    <>
      <button type="button" onClick={toAlias}>
        Alias
      </button>
      <button type="button" onClick={() => navigateTo({ search: "?sort=Name-Asc" })}>
        Search
      </button>
      <button type="button" onClick={() => navigateTo({ search: "?sort=Name-Desc" }, { replace: false })}>
        Search again
      </button>
    </>
  );
}

function showEditor(): readonly Problem[] {
  window.history.pushState(null, "", "/en/stays/hotel/4001/name");
  const problems: Problem[] = [];
  const services = { report: (problem) => void problems.push(problem) } as Partial<HostServices>;
  render(
    <HostServicesProvider services={services as HostServices}>
      <BrowserRouter>
        <CurrentPageContext value={pageContext}>
          <Editor />
        </CurrentPageContext>
      </BrowserRouter>
    </HostServicesProvider>,
  );
  return problems;
}

test.each(["Alias", "Search"])("RT-05 a rejected edit of the URL (%s) is logged", async (name) => {
  const problems = showEditor();
  const cause = new DOMException("Too many calls to History APIs", "SecurityError");
  jest.spyOn(window.history, "replaceState").mockImplementation(() => {
    throw cause;
  });
  await userEvent.click(screen.getByRole("button", { name }));
  expect(problems).toMatchObject([{ operation: "edit route", message: String(cause), cause }]);
  expect(window.location.pathname + window.location.search).toBe("/en/stays/hotel/4001/name");
});

test("RT-05 an edit that succeeds is not logged", async () => {
  const problems = showEditor();
  await userEvent.click(screen.getByRole("button", { name: "Alias" }));
  expect(window.location.pathname).toBe("/en/stays/hotel/4001/ridge");
  expect(problems).toEqual([]);
});

test("RT-08 two equal searches add one entry, even before the page has followed the first", async () => {
  showEditor();
  const entries = window.history.length;
  const search = screen.getByRole("button", { name: "Search again" });
  // The visit of this test never follows, like that of a page whose parts are still loading.
  await userEvent.click(search);
  await userEvent.click(search);
  expect(window.location.search).toBe("?sort=Name-Desc");
  expect(window.history.length - entries).toBe(1);
});

test.each([
  ["Alias", "/en/stays/hotel/4001/ridge?gclid=a"],
  ["Search", "/en/stays/hotel/4001/name?sort=Name-Asc&gclid=a"],
])("click ids stay in the address that %s replaces", async (name, address) => {
  showEditor();
  window.history.replaceState(null, "", "/en/stays/hotel/4001/name?gclid=a");
  await userEvent.click(screen.getByRole("button", { name }));
  expect(window.location.pathname + window.location.search).toBe(address);
});
