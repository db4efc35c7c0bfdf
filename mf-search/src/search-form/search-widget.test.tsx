import { act, screen, waitFor, within } from "@testing-library/react";
import { SEARCHED } from "../pages/results.fixture.tsx";
import { calendar, findDay, NO_LIST, openWidget, stays } from "./search-widget.fixture.tsx";

test("SW-02 SW-04 arrival, then departure, then guests; days show their price, and the search is submitted", async () => {
  const search = stays();
  const { user, address } = await openWidget({
    address: "/en/stays?utm=mail",
    handlers: [calendar, search.handler],
  });
  await user.click(screen.getByRole("button", { name: "Arrival" }));
  await user.click(
    await findDay(/^Saturday 6 February 2027, from 8.450.kr$|^Saturday 6 February 2027, from SEK.8,450$/),
  );
  await user.click(await findDay(/^Tuesday 9 February 2027/));
  await user.click(await screen.findByRole("button", { name: "Add adult" }));
  await user.click(screen.getByRole("button", { name: "Done" }));
  const entries = window.history.length;
  await user.click(screen.getByRole("button", { name: "Search" }));
  expect(await screen.findByText("1 stay")).toBeInTheDocument();
  expect(address()).toBe("/en/stays?start=2027-02-06&end=2027-02-09&rooms=1&gc-1-adults=2&gc-1-children=0");
  expect(window.history.length).toBe(entries + 1);
  expect(search.calls).toHaveLength(1);
});

test("SW-02 choosing the departure first leads to the arrival", async () => {
  const { user } = await openWidget({ handlers: [calendar] });
  const departure = () => screen.getByRole("button", { name: "Departure" });
  await user.click(departure());
  await user.click(await findDay(/^Saturday 6 February 2027, from/));
  expect(screen.getByRole("button", { name: "Arrival" })).toHaveAccessibleDescription("Sat 6 Feb 2027");
  await user.click(await findDay(/^Tuesday 9 February 2027/));
  expect(departure()).toHaveAccessibleDescription("Tue 9 Feb 2027");
  expect(await screen.findByRole("button", { name: "Add adult" })).toBeInTheDocument();
});

test("SW-07 the area selector starts with All areas and falls back to the tree", async () => {
  await openWidget({ settings: { search: { areas: [], multiPropertyNoResultsPage: false } } });
  const area = screen.getByRole("combobox", { name: "Area" });
  expect(
    within(area)
      .getAllByRole("option")
      .map((option) => option.textContent?.trim()),
  ).toEqual(["All areas", "Sälen", "Fjällbyn", "Norra"]);
});

test("SW-08 an invalid form blocks the search, says why at each field and leads to the first", async () => {
  const { user, address } = await openWidget({
    address: "/en/stays?gc-1-adults=2&gc-1-children=1",
    settings: { search: { ...NO_LIST.search, categoryRequired: true, areaRequired: true } },
  });
  await user.click(screen.getByRole("button", { name: "Search" }));
  expect(screen.getByText("Please select type of accommodation")).toBeInTheDocument();
  expect(screen.getByText("Please select area")).toBeInTheDocument();
  expect(screen.getByText("You have not chosen any dates")).toBeInTheDocument();
  expect(screen.getByText("Please select dates")).toBeInTheDocument();
  expect(screen.getByText("Please set age for all children")).toBeInTheDocument();
  for (const name of ["Arrival", "Departure"])
    expect(screen.getByRole("button", { name })).toHaveAccessibleDescription(/Please select dates$/);
  expect(screen.getByRole("combobox", { name: "Type of accommodation" })).toHaveFocus();
  expect(address()).toBe("/en/stays?gc-1-adults=2&gc-1-children=1");
});

test("SW-08 with nothing wrong but an age, the guests open and the age says so", async () => {
  const { user } = await openWidget({
    address: SEARCHED.replace("children=0", "children=1"),
    handlers: [stays().handler],
  });
  await user.click(screen.getByRole("button", { name: "Search" }));
  const age = await screen.findByRole("combobox", { name: "Age of child 1" });
  expect(age).toBeInvalid();
  expect(age).toHaveAccessibleDescription("Age needed");
  const widget = screen.getByRole("search", { name: "Find a stay" });
  expect(within(widget).getByText("Please set age for all children")).toBeInTheDocument();
});

test("SW-02 SW-09 in full screen the departure, and the button Guests, lead to the guests; Done leads back", async () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  const { user } = await openWidget({ handlers: [calendar], media: (query) => query.includes("max-width") });
  await user.click(screen.getByRole("button", { name: /^Change search: / }));
  const dialog = await screen.findByRole("dialog", { name: "Find a stay" });
  await user.click(await findDay(/^Saturday 6 February 2027, from/));
  await user.click(await findDay(/^Tuesday 9 February 2027/));
  const guests = within(dialog).getByRole("region", { name: "Guests" });
  expect(guests).toHaveFocus();
  expect(scrolled).toHaveBeenCalledTimes(1);
  await user.click(within(guests).getByRole("button", { name: "Add adult" }));
  await user.click(within(guests).getByRole("button", { name: "Done" }));
  const button = within(dialog).getByRole("button", { name: "Guests" });
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleDescription("2 adults, 1 room");
  await user.click(button);
  await user.click(button);
  expect(guests).toHaveFocus();
  expect(scrolled).toHaveBeenCalledTimes(3);
});

test("SW-09 on narrow windows one line opens the search full screen, and closing gives focus back", async () => {
  const { user } = await openWidget({
    address: SEARCHED,
    handlers: [stays().handler, calendar],
    media: (query) => query.includes("max-width"),
  });
  const bar = screen.getByRole("button", { name: "Change search: 6 Feb – 13 Feb, 2 guests" });
  await user.click(bar);
  const dialog = await screen.findByRole("dialog", { name: "Find a stay" });
  expect(within(dialog).getByRole("button", { name: "Search" })).toBeInTheDocument();
  await user.click(within(dialog).getByRole("button", { name: "Close search" }));
  await waitFor(() => expect(bar).toHaveFocus());
});

test("SW-12 a name is searched for a second after the last key, without a history entry", async () => {
  jest.useFakeTimers();
  try {
    const search = stays();
    const { user, address } = await openWidget({
      address: SEARCHED,
      handlers: [search.handler],
    });
    const entries = window.history.length;
    await user.type(screen.getByRole("textbox", { name: "Name of the place" }), "pine");
    expect(address()).not.toContain("name=");
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(address()).toContain("name=pine");
    expect(window.history.length).toBe(entries);
  } finally {
    jest.useRealTimers();
  }
});

test("RT-08 the form says what of a damaged link is lost, until another search (ruling 193)", async () => {
  const { user } = await openWidget({
    address: "/en/stays?start=2027-02-06&end=2027-02-1&rooms=2&gc-1-adults=3",
    handlers: [stays().handler, calendar],
  });
  const words = "We couldn't read the dates in this link. We couldn't read all the guests in this link.";
  expect(screen.getByRole("note")).toHaveTextContent(words);
  await user.type(screen.getByRole("textbox", { name: "Name of the place" }), "pine");
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
});
