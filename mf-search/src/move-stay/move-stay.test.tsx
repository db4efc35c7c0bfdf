import {
  type GalaxyAnswer,
  type GalaxyCall,
  type galaxy,
  networkError,
  recorded,
  renderInHost,
  wireAvailability,
  wireCabin,
  wireCalendar,
  wireProduct,
  wireRefusal,
} from "@stays/testing";
import { act, screen, within } from "@testing-library/react";
import { texts } from "../../texts/texts.ts";
import { Page, sharedTexts } from "../pages/results.tsx";
import { SEARCHED } from "../searched-week.fixture.ts";

// Journeys with lazy parts and their settling are slow on busy machines.
jest.setTimeout(30_000);

const sold = (id: number, ...prices: readonly number[]) =>
  wireAvailability([
    wireCabin(id, {
      Products: prices.map((Price) => wireProduct({ Price: { ...(wireProduct().Price as object), Price } })),
    }),
  ]);

/** Answers the searches for saved stays by product and arrival day; the list of the page has one stay. */
const totals = (answers: Readonly<Record<string, GalaxyAnswer>>) =>
  recorded("availability/accommodation", (call: GalaxyCall) => {
    const id = call.params.get("productId");
    if (id === null) return wireAvailability([wireCabin(3001)]);
    const answer = answers[`${id} ${call.params.get("start")}`] ?? wireRefusal(500);
    return typeof answer === "function" ? answer(call) : answer;
  });

const emptyCalendar = () => recorded("availability/calendar", wireCalendar([]));

async function openMove(
  search: { readonly handler: ReturnType<typeof galaxy.get> },
  address = SEARCHED,
  calendar = emptyCalendar(),
) {
  const stay = (id: number) => ({ id: `cbis:${id}`, name: `Cabin ${id}`, path: `/en/stays/${id}` });
  window.localStorage.setItem("stays.favourites", JSON.stringify([stay(3001), stay(3002)]));
  const { user, ...host } = await renderInHost(<Page />, {
    texts: [texts, ...sharedTexts],
    today: "2027-02-01",
    address,
    handlers: [search.handler, calendar.handler],
  });
  await user.click(screen.getByRole("button", { name: "Arrival" }));
  await user.click(await screen.findByRole("tab", { name: "Move my stay" }));
  const region = await screen.findByRole("region", { name: "Totals of your favourites" });
  return { user, favourites: within(region), ...host };
}
const line = (favourites: ReturnType<typeof within>, name: string) =>
  favourites.getByText(name).closest("li") as HTMLElement;

afterEach(() => window.localStorage.clear());

test("move my stay: a day later has its own totals, and the dates are searched like any others", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const search = totals({
    "3001 2027-02-06": sold(3001, 9000, 8000),
    "3001 2027-02-07": async () => {
      await held;
      return sold(3001, 7600);
    },
    "3002 2027-02-06": sold(3002, 5000),
  });
  const { user, favourites, address } = await openMove(search);
  expect(await favourites.findByText("6 Feb – 13 Feb: 2 of 2 available")).toBeInTheDocument();
  // The lowest of all rates of the stay (wire decision 6).
  expect(line(favourites, "Cabin 3001")).toHaveTextContent(/from SEK.8,000 for 7 nights$/);
  await user.click(screen.getByRole("button", { name: "One day later" }));
  expect(line(favourites, "Cabin 3001")).toHaveTextContent(/from SEK.8,000 for 7 nightsUpdating/);
  release();
  expect(await favourites.findByText("7 Feb – 14 Feb: 1 of 2 available")).toBeInTheDocument();
  expect(line(favourites, "Cabin 3001")).toHaveTextContent(
    /from SEK.7,600 for 7 nightsSEK.400 less than 6 Feb – 13 Feb$/,
  );
  expect(line(favourites, "Cabin 3002")).toHaveTextContent("Not available on these dates");
  const asked = search.calls.filter(({ params }) => params.get("start") === "2027-02-07");
  expect(JSON.parse(asked[0]?.params.get("personConfigurations") ?? "")).toEqual([
    { Adults: 2, ChildrenAges: [] },
  ]);
  await user.click(screen.getByRole("button", { name: "Use these dates" }));
  await user.click(screen.getByRole("button", { name: "Search" }));
  expect(address()).toContain("start=2027-02-07&end=2027-02-14");
});

test("ruling 158: a total differs by the difference of the two totals that are shown", async () => {
  const search = totals({
    "3001 2027-02-06": sold(3001, 5207.6),
    "3001 2027-02-07": sold(3001, 4166.4),
    "3002 2027-02-06": sold(3002, 5000.2),
    "3002 2027-02-07": sold(3002, 5000.4),
  });
  const { user, favourites } = await openMove(search);
  expect(await favourites.findByText("6 Feb – 13 Feb: 2 of 2 available")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "One day later" }));
  expect(await favourites.findByText("7 Feb – 14 Feb: 2 of 2 available")).toBeInTheDocument();
  expect(line(favourites, "Cabin 3001")).toHaveTextContent(/SEK.4,166 .*SEK.1,042 less than/);
  expect(line(favourites, "Cabin 3002")).toHaveTextContent(/from SEK.5,000 for 7 nights$/);
});

test("move my stay: a chosen day of arrival keeps the nights", async () => {
  const search = totals({ "3001 2027-02-20": sold(3001, 7000), "3002 2027-02-20": sold(3002, 4000) });
  const { user, favourites } = await openMove(search);
  await favourites.findByText("6 Feb – 13 Feb: 0 of 2 available");
  await user.click(screen.getByRole("button", { name: "One day earlier" }));
  await user.click(screen.getByRole("button", { name: /^Saturday 20 February 2027/ }));
  expect(screen.getByText("20 Feb – 27 Feb, 7 nights")).toBeInTheDocument();
  expect(await favourites.findByText("20 Feb – 27 Feb: 2 of 2 available")).toBeInTheDocument();
});

test("move my stay: into other months by buttons and by keyboard, which load the shown months only", async () => {
  const calendar = recorded(
    "availability/calendar",
    wireCalendar([{ Date: "2027-02-06", StayLenghts: [7], PriceFrom: 900 }]),
  );
  const search = totals({ "3001 2027-05-01": sold(3001, 7000) });
  const { user, favourites } = await openMove(search, SEARCHED, calendar);
  await favourites.findByText("6 Feb – 13 Feb: 0 of 2 available");
  const before = calendar.calls.length;
  await user.click(screen.getByRole("button", { name: "One month later" }));
  expect(screen.getByText("6 Mar – 13 Mar, 7 nights")).toBeInTheDocument();
  expect(screen.getByRole("grid", { name: "March 2027" })).toBeInTheDocument();
  await user.keyboard("{Enter}{Enter}");
  expect(screen.getByText("1 May – 8 May, 7 nights")).toBeInTheDocument();
  expect(await favourites.findByText("1 May – 8 May: 1 of 2 available")).toBeInTheDocument();
  const months = calendar.calls.slice(before).map(({ params }) => params.get("start"));
  expect(months.at(-1)).toBe("2027-05-01");
  expect(new Set(months)).toEqual(new Set(months.filter((day) => /-0[345]-01$/.test(day ?? ""))));
  act(() => screen.getByRole("button", { name: /^Saturday 1 May 2027/ }).focus());
  await user.keyboard("{PageDown}{Enter}");
  expect(screen.getByText("1 Jun – 8 Jun, 7 nights")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Next month" }));
  await user.click(screen.getByRole("button", { name: /^Saturday 3 July 2027/ }));
  expect(screen.getByText("3 Jul – 10 Jul, 7 nights")).toBeInTheDocument();
});

test("move my stay: a total that fails says so beside the others, and Try again asks for it", async () => {
  let isDown = true;
  const search = totals({
    "3001 2027-02-06": sold(3001, 8000),
    "3002 2027-02-06": () => (isDown ? networkError() : sold(3002, 5000)),
  });
  const { user, favourites } = await openMove(search);
  expect(await favourites.findByText("We couldn't load the price")).toBeInTheDocument();
  expect(favourites.getByText("6 Feb – 13 Feb: 1 available, 1 could not be loaded")).toBeInTheDocument();
  expect(line(favourites, "Cabin 3001")).toHaveTextContent(/from SEK.8,000 for 7 nights$/);
  isDown = false;
  await user.click(favourites.getByRole("button", { name: "Try again" }));
  expect(await favourites.findByText("6 Feb – 13 Feb: 2 of 2 available")).toBeInTheDocument();
  expect(line(favourites, "Cabin 3002")).toHaveTextContent(/from SEK.5,000 for 7 nights$/);
});

test("move my stay: no stay is before the first possible arrival, and it needs dates and favourites", async () => {
  const search = totals({});
  const { user } = await openMove(search, SEARCHED.replace("02-06", "02-02").replace("02-13", "02-09"));
  await user.click(screen.getByRole("button", { name: "One day earlier" }));
  expect(screen.getByText("1 Feb – 8 Feb, 7 nights")).toBeInTheDocument();
  for (const name of ["One day earlier", "One month earlier"])
    expect(screen.getByRole("button", { name })).toHaveAttribute("aria-disabled", "true");
  await user.click(screen.getByRole("tab", { name: "Exact dates" }));
  await user.click(screen.getByRole("button", { name: "Clear dates" }));
  expect(screen.queryByRole("tab", { name: "Move my stay" })).not.toBeInTheDocument();
});
