import type { HostServices } from "@stays/contract";
import { BrowserRouter, HostServicesProvider, useNavigate } from "@stays/contract/host";
import { createPageContext } from "@stays/search";
import { settingsFixture } from "@stays/testing";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CurrentPageContext } from "../services/page-context.ts";
import { useNavigateTo } from "./navigation.ts";
import { useRouteMatch } from "./route-match.tsx";
import { ScrollManager } from "./scroll-manager.tsx";

const ADDRESS = "/en/stays/village/2001/name";

const settings = settingsFixture();

/** The page of the router's address. */
function Page() {
  const routeMatch = useRouteMatch(["en"]);
  return (
    routeMatch && (
      <CurrentPageContext value={createPageContext({ route: routeMatch, settings, today: "2026-11-21" })}>
        <ScrollManager route={routeMatch.name} />
        <Village />
      </CurrentPageContext>
    )
  );
}

function Village() {
  const navigate = useNavigate();
  const navigateTo = useNavigateTo();
  const toAlias = () =>
    void navigate(`/en/stays/village/2001/granby${window.location.hash}`, {
      replace: true,
      state: { keepScroll: true },
    });
  return (
    <>
      <a href="#reviews">4.5 of 5, 12 reviews</a>
      <button type="button" onClick={toAlias}>
        Alias
      </button>
      <button type="button" onClick={() => navigateTo({ search: "?rooms=2" })}>
        Search
      </button>
      <button type="button" onClick={() => void navigate("/en/stays/village/2002/name")}>
        Next
      </button>
      <section id="reviews" aria-label="Reviews" />
    </>
  );
}

const scrolls: ScrollIntoViewOptions[] = [];
/** Pixels from the top of the window to the reviews: far below it until they are scrolled to. */
let reviewsTop = 0;

beforeEach(() => {
  scrolls.length = 0;
  window.scrollTo = () => {};
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  document.elementFromPoint = () => null;
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.onscrollend = null;
  reviewsTop = 5000;
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, reviewsTop, 100, 100);
  Object.defineProperty(document.documentElement, "scrollHeight", { configurable: true, value: 9000 });
  Element.prototype.scrollIntoView = (options) => {
    if (typeof options === "object") scrolls.push(options);
    reviewsTop = 0;
  };
});

function showVillage() {
  window.sessionStorage.clear();
  window.history.pushState(null, "", ADDRESS);
  render(
    <BrowserRouter>
      <HostServicesProvider services={{} as HostServices}>
        <Page />
      </HostServicesProvider>
    </BrowserRouter>,
  );
  return screen.getByRole("region", { name: "Reviews" });
}

/** What the browser does with a hash link that no script handles. */
function followWithoutScript(hash: string) {
  window.history.pushState(null, "", `${window.location.pathname}${window.location.search}${hash}`);
}

test.each(["Alias", "Search"])(
  "RT-06 a hash link followed before hydration focuses its target after an edit of the address (%s)",
  async (edit) => {
    const reviews = showVillage();
    followWithoutScript("#reviews");
    await userEvent.click(screen.getByRole("button", { name: edit }));
    expect(window.location.hash).toBe("#reviews");
    expect(reviews).toHaveFocus();
    expect(scrolls).toHaveLength(1);
  },
);

test("RT-06 an edit of the address does not scroll to its hash again", async () => {
  const reviews = showVillage();
  await userEvent.click(screen.getByRole("link"));
  expect(reviews).toHaveFocus();
  const button = screen.getByRole("button", { name: "Search" });
  await userEvent.click(button);
  expect(window.location.hash).toBe("#reviews");
  expect(button).toHaveFocus();
  expect(scrolls).toHaveLength(1);
});

test("RT-06 a page that has arrived at its hash does not scroll back against a screen reader", async () => {
  showVillage();
  await userEvent.click(screen.getByRole("link"));
  window.dispatchEvent(new Event("scrollend"));
  reviewsTop = -3000;
  window.dispatchEvent(new Event("scrollend"));
  expect(scrolls).toHaveLength(1);
});

test("RT-06 Forward restores the position of an entry where scrollend is missing, as in Safari below 26.2", async () => {
  Reflect.deleteProperty(window, "onscrollend");
  const tops: unknown[] = [];
  window.scrollTo = (options?: unknown) => void tops.push(options);
  showVillage();
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  jest.useFakeTimers();
  for (const top of [300, 700]) {
    window.scrollY = top;
    window.dispatchEvent(new Event("scroll"));
  }
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
  await act(async () => window.history.back());
  await waitFor(() => expect(window.location.pathname).toBe(ADDRESS));
  tops.length = 0;
  await act(async () => window.history.forward());
  await waitFor(() => expect(tops).toContainEqual({ top: 700, behavior: "instant" }));
});

async function traverse(by: 1 | -1) {
  const { hash } = window.location;
  await act(async () => window.history.go(by));
  await waitFor(() => expect(window.location.hash).not.toBe(hash));
}

test("RT-06 Forward returns to the target of a hash that was left on the way to it", async () => {
  const reviews = showVillage();
  await userEvent.click(screen.getByRole("link"));
  window.scrollY = 700;
  window.dispatchEvent(new Event("scroll"));
  window.dispatchEvent(new Event("scrollend"));
  await traverse(-1);
  screen.getByRole("link").focus();
  scrolls.length = 0;
  reviewsTop = 5000;
  await traverse(1);
  await waitFor(() => expect(reviews).toHaveFocus());
  expect(scrolls).toEqual([{ behavior: "instant", block: "start" }]);
});
