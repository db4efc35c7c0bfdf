import { Link, usePageContext } from "@stays/contract";
import { deferred, networkError, recorded, wireAvailability, wireCabin } from "@stays/testing";
import { screen, waitFor } from "@testing-library/react";
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
async function open(answer?: (page: number, asked: number) => object) {
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
  await screen.findByText("3 stays");
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

afterEach(() => jest.restoreAllMocks());

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
