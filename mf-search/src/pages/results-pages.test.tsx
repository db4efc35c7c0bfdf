import { Link, usePageContext } from "@stays/contract";
import { deferred, networkError, recorded, wireAvailability, wireCabin } from "@stays/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { names, openResults, SEARCH, SEARCHED } from "./results.fixture.tsx";
import { page } from "./results.tsx";

const NEXT = "availability/accommodation/get";
const MINUTE = 60_000;

/** Renders the list or a detail page, by route. */
function ListAndDetail() {
  const { name: route } = usePageContext().route;
  return route === "stayslist" ? <page.Page /> : <Link to={SEARCHED}>Back to the list</Link>;
}

/**
 * Opens a search with three stays on three pages. The SearchId contains how often the search was requested.
 */
async function open(answer?: (page: number, asked: number) => object, count = "3 stays") {
  let asked = 0;
  let gate = Promise.resolve();
  /** Delays answers until the returned function is called. */
  function hold() {
    const { promise, resolve } = deferred();
    gate = promise;
    return resolve;
  }
  const page = (number: number) =>
    wireAvailability([wireCabin(3000 + number, { Name: `Cabin ${number}, search ${asked}` })], {
      TotalResults: 3,
      SearchId: `s-${asked}`,
    });
  const search = recorded(SEARCH, async () => {
    asked += 1;
    await gate;
    return answer?.(1, asked) ?? page(1);
  });
  const next = recorded(NEXT, ({ params }) => {
    const number = Number(params.get("page"));
    return answer?.(number, asked) ?? page(number);
  });
  const host = await openResults({ handlers: [search.handler, next.handler] }, <ListAndDetail />);
  await screen.findByText(count);
  const pages = () => next.calls.map(({ params }) => `${params.get("searchId")} ${params.get("page")}`);
  return {
    ...host,
    search,
    hold,
    pages,
    loadMore: () => host.user.click(screen.getByText("Load more stays")),
  };
}

/** Advances the clock without waiting. */
function pass(milliseconds: number) {
  const now = Date.now() + milliseconds;
  jest.spyOn(Date, "now").mockImplementation(() => now);
}

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

/** A page of as many stays as a group of the list has, of 48 in all. Without layout, the first two groups are near. */
const group = (page: number, asked: number) =>
  wireAvailability(
    Array.from({ length: 12 }, (_, index) =>
      wireCabin(3000 + page * 100 + index, { Name: `Cabin ${page}.${index}, search ${asked}` }),
    ),
    { TotalResults: 48, SearchId: `s-${asked}` },
  );

/** Reports that a group of the list has come near the viewport, or has left it. */
function controlViewport() {
  const watched = new Map<Element, IntersectionObserverCallback>();
  class FakeObserver {
    readonly callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      this.callback = callback;
    }
    observe(element: Element) {
      watched.set(element, this.callback);
    }
    unobserve(element: Element) {
      watched.delete(element);
    }
    disconnect() {
      for (const [element, callback] of watched) if (callback === this.callback) watched.delete(element);
    }
  }
  Object.defineProperty(window, "IntersectionObserver", { configurable: true, value: FakeObserver });
  return async (index: number, isIntersecting: boolean) => {
    const element = screen.getByRole("list", { name: "Results" }).children[index];
    if (!element) throw new Error(`There is no group ${index}`);
    const entry = { isIntersecting, boundingClientRect: { height: 900 } } as IntersectionObserverEntry;
    await act(async () => watched.get(element)?.([entry], {} as IntersectionObserver));
  };
}

afterEach(() => {
  Reflect.deleteProperty(window, "IntersectionObserver");
  Reflect.deleteProperty(performance, "getEntriesByType");
});

test("SR-03 a further page that fails has Try again and is not the end of the list", async () => {
  let isDown = true;
  const { loadMore, user, problems } = await open((page) =>
    isDown && page === 2 ? networkError() : wireAvailability([wireCabin(3000 + page)], { TotalResults: 3 }),
  );
  await loadMore();
  expect(await screen.findByText("We couldn't load more stays")).toBeInTheDocument();
  expect(screen.getByText("3 stays")).toBeInTheDocument();
  // The host logs every failed query.
  expect(problems).toEqual([]);
  isDown = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(names()).toEqual(["Cabin 3001", "Cabin 3002"]));
});

test("SR-02 a sort that was shown more than a minute ago is shown at once and requested again", async () => {
  const { user, search, hold } = await open();
  const sort = screen.getByRole("combobox", { name: "Sort by" });
  await user.selectOptions(sort, "Name, A to Z");
  await waitFor(() => expect(names()).toEqual(["Cabin 1, search 2"]));
  await user.selectOptions(sort, "Recommended");
  expect(names()).toEqual(["Cabin 1, search 1"]);
  expect(search.calls).toHaveLength(2);
  pass(MINUTE);
  const release = hold();
  await user.selectOptions(sort, "Name, A to Z");
  expect(names()).toEqual(["Cabin 1, search 2"]);
  release();
  await waitFor(() => expect(names()).toEqual(["Cabin 1, search 3"]));
});

test("SR-10 coming back after more than a minute shows the list in its depth and refreshes it behind", async () => {
  const { user, hold, loadMore, pages } = await open();
  await loadMore();
  await user.click(await screen.findByText("Cabin 2, search 1"));
  pass(MINUTE);
  const release = hold();
  await user.click(screen.getByRole("link", { name: "Back to the list" }));
  expect(names()).toEqual(["Cabin 1, search 1", "Cabin 2, search 1"]);
  release();
  await waitFor(() => expect(names()).toEqual(["Cabin 1, search 2", "Cabin 2, search 2"]));
  expect(pages()).toEqual(["s-1 2", "s-2 2"]);
});

test("SR-01 a list whose search has expired goes on with a new search, as deep as it was", async () => {
  const { loadMore, pages } = await open();
  await loadMore();
  await screen.findByText("Cabin 2, search 1");
  pass(26 * MINUTE);
  await loadMore();
  await waitFor(() => expect(names()).toEqual([1, 2, 3].map((number) => `Cabin ${number}, search 2`)));
  expect(pages()).toEqual(["s-1 2", "s-2 2", "s-2 3"]);
  expect(screen.getByText("You have seen all 3 stays")).toBeInTheDocument();
});

test("SR-03 an expired search that cannot be repeated is a failed next page, not the end", async () => {
  let isDown = false;
  const { user, loadMore, pages } = await open((page) =>
    isDown ? networkError() : wireAvailability([wireCabin(3000 + page)], { TotalResults: 3 }),
  );
  pass(26 * MINUTE);
  isDown = true;
  await loadMore();
  expect(await screen.findByText("We couldn't load more stays")).toBeInTheDocument();
  expect(names()).toEqual(["Cabin 3001"]);
  expect(pages()).toEqual([]);
  isDown = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(names()).toEqual(["Cabin 3001", "Cabin 3002"]));
});

test("SR-10 coming back requests the pages near the viewport, and the others when they come near it", async () => {
  const view = controlViewport();
  const { user, search, loadMore, pages } = await open(group, "48 stays");
  for (const page of [2, 3, 4]) {
    await loadMore();
    await screen.findByText(`Cabin ${page}.0, search 1`);
  }
  for (const index of [0, 1]) await view(index, false);
  for (const index of [2, 3]) await view(index, true);
  await view(2, false);
  await user.click(screen.getByText("Cabin 4.0, search 1"));
  pass(MINUTE);
  await user.click(screen.getByRole("link", { name: "Back to the list" }));
  expect(await screen.findByText("Cabin 4.0, search 2")).toBeInTheDocument();
  expect(screen.getByText("Cabin 2.0, search 1")).toBeInTheDocument();
  expect(search.calls).toHaveLength(2);
  expect(pages()).toEqual(["s-1 2", "s-1 3", "s-1 4", "s-2 4"]);
  await view(1, true);
  expect(await screen.findByText("Cabin 2.0, search 2")).toBeInTheDocument();
  expect(screen.getByText("Cabin 3.0, search 1")).toBeInTheDocument();
  expect(pages()).toEqual(["s-1 2", "s-1 3", "s-1 4", "s-2 4", "s-2 2"]);
});

test.each(["reload", "back_forward", "navigate"])(
  "RT-06 a document opened by %s has the list in its former length, if it is a return",
  async (type) => {
    const view = controlViewport();
    const first = await open(group, "48 stays");
    for (const page of [2, 3, 4]) {
      await first.loadMore();
      await screen.findByText(`Cabin ${page}.0, search 1`);
    }
    first.unmount();
    // jsdom has no such function.
    Object.defineProperty(performance, "getEntriesByType", { configurable: true, value: () => [{ type }] });
    const { pages } = await open(group, "48 stays");
    const groups = screen.getByRole("list", { name: "Results" }).children;
    if (type === "navigate") {
      expect(groups).toHaveLength(1);
      return;
    }
    expect(groups).toHaveLength(4);
    expect(screen.getByText("48 stays")).toBeInTheDocument();
    await view(0, false);
    await view(3, true);
    expect(await screen.findByText("Cabin 4.0, search 1")).toBeInTheDocument();
    expect(screen.queryByText("Cabin 3.0, search 1")).not.toBeInTheDocument();
    expect(pages().at(-1)).toBe("s-1 4");
    expect(pages()).not.toContain("s-1 3");
  },
);
