import {
  deferred,
  galaxy,
  recorded,
  wireAccommodation,
  wireAvailability,
  wireCabin,
  wireCalendar,
} from "@stays/testing";
import { act, screen, within } from "@testing-library/react";
import { openResults, SEARCH, SEARCHED } from "../pages/results.fixture.tsx";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function open(
  address: string,
  settings: NonNullable<Parameters<typeof openResults>[0]>["settings"] = {},
) {
  const search = recorded(SEARCH, wireAvailability([wireCabin(3001)]));
  const host = await openResults({
    address,
    settings,
    handlers: [
      search.handler,
      galaxy.get("validate-promocode", {
        ValidationResult: [{ PromoCodeStatus: "Valid", PromoCode: "WINTER10" }],
      }),
    ],
  });
  await wait(10);
  return { ...host, calls: search.calls };
}

test("SR-07 a checkbox is on at once and searched for after 1500 ms, without a history entry", async () => {
  const { user, address, calls } = await open(SEARCHED);
  const entries = window.history.length;
  const sauna = screen.getByRole("button", { name: "Sauna" });
  await user.click(sauna);
  expect(sauna).toHaveAttribute("aria-pressed", "true");
  expect(screen.getByText("Updating")).toBeInTheDocument();
  await wait(1499);
  expect(address()).not.toContain("attributes");
  await wait(1);
  expect(address()).toContain("attributes=215");
  await wait(10);
  expect(calls.map(({ params }) => params.get("attributes"))).toEqual([null, "215"]);
  expect(window.history.length).toBe(entries);
});

test("SR-07 a capacity goes from 1+ to 2+, then up by one, and is removed below 2; it waits 1000 ms", async () => {
  const { user, address } = await open(SEARCHED);
  const beds = screen.getByRole("group", { name: "Beds" });
  expect(within(beds).getByText("1+")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "More Beds" }));
  expect(within(beds).getByText("2+")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "More Beds" }));
  await wait(1000);
  expect(address()).toContain("capacity.372=3");
  await user.click(screen.getByRole("button", { name: "Fewer Beds" }));
  await user.click(screen.getByRole("button", { name: "Fewer Beds" }));
  await wait(1000);
  expect(address()).not.toContain("capacity");
});

test("SR-07 changes that wait together become one search", async () => {
  const { user, address, calls } = await open(SEARCHED);
  await user.click(screen.getByRole("button", { name: "Sauna" }));
  await user.click(screen.getByRole("button", { name: "More Bedrooms" }));
  await wait(1600);
  expect(address()).toContain("attributes=215&capacity.603=2");
  expect(calls).toHaveLength(2);
});

test("SR-01 a new search cancels the running one: a late answer never shows", async () => {
  const aborted: string[] = [];
  const slow = deferred();
  const { user } = await openResults({
    handlers: [
      galaxy.get(SEARCH, async ({ params, signal }) => {
        if (params.get("sort") !== "PriorityAgreement-Asc") return wireAvailability([wireCabin(3002)]);
        signal.addEventListener("abort", () => aborted.push("first"));
        await slow.promise;
        return wireAvailability([wireCabin(3001)]);
      }),
    ],
  });
  await wait(10);
  await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Name-Asc");
  await wait(10);
  expect(aborted).toEqual(["first"]);
  slow.resolve();
  await wait(10);
  expect(screen.getByRole("article", { name: "Cabin 3002" })).toBeInTheDocument();
  expect(screen.queryByRole("article", { name: "Cabin 3001" })).not.toBeInTheDocument();
});

test("SR-07 filters in force are removed one by one or all at once, each a step in the history", async () => {
  const { user, address } = await open(
    `${SEARCHED}&category=12&geo=410&attributes=211,215&capacity.372=4&name=pine`,
  );
  const applied = () =>
    within(screen.getByRole("list", { name: "Applied filters" }))
      .getAllByRole("button")
      .map((button) => button.getAttribute("aria-label") ?? button.textContent);
  expect(applied()).toEqual([
    "Remove filter pine",
    "Remove filter Cabin",
    "Remove filter Fjällbyn",
    "Remove filter Beds 4+",
    "Remove filter Wi-Fi",
    "Remove filter Sauna",
    "Clear all",
  ]);
  const entries = window.history.length;
  await user.click(screen.getByRole("button", { name: "Remove filter Sauna" }));
  expect(address()).toContain("attributes=211&");
  expect(screen.getByRole("list", { name: "Applied filters" }).parentElement).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Clear all" }));
  expect(address()).toBe(SEARCHED);
  expect(window.history.length).toBe(entries + 2);
});

test("SR-07 the chip of a filter goes as soon as the filter is off, before its search", async () => {
  const { user, address } = await open(`${SEARCHED}&attributes=215`);
  await user.click(screen.getByRole("button", { name: "Sauna" }));
  expect(screen.queryByRole("button", { name: "Remove filter Sauna" })).not.toBeInTheDocument();
  expect(address()).toContain("attributes=215");
});

test("SR-07 a chip keeps its icon from the stays when nothing is found, also after a reload", async () => {
  window.sessionStorage.clear();
  const iconAmong = async (stays: Parameters<typeof wireAvailability>[0]) => {
    const { unmount } = await openResults({
      handlers: [
        galaxy.get(SEARCH, wireAvailability(stays)),
        galaxy.get("availability/calendar", wireCalendar([])),
      ],
    });
    await wait(10);
    const icon = screen.getByRole("button", { name: "Wi-Fi" }).querySelector("svg");
    unmount();
    return icon?.innerHTML;
  };
  expect(await iconAmong([])).toBeUndefined();
  const told = await iconAmong([wireAccommodation()]);
  expect(told).toBeTruthy();
  expect(await iconAmong([])).toBe(told);
});

test("SR-07 Clear all also removes filters that are chosen but not requested yet", async () => {
  const { user, address, calls } = await open(`${SEARCHED}&attributes=215`);
  await user.click(screen.getByRole("button", { name: "Wi-Fi" }));
  await user.click(screen.getByRole("button", { name: "Clear all" }));
  await wait(2000);
  expect(address()).toBe(SEARCHED);
  expect(screen.getByRole("button", { name: "Wi-Fi" })).toHaveAttribute("aria-pressed", "false");
  expect(calls.map(({ params }) => params.get("attributes"))).toEqual(["215", null]);
});

test("SR-07 the Filters dialog has the same controls, and its button shows the list at once", async () => {
  const { user, address } = await open(SEARCHED);
  await user.click(screen.getByRole("button", { name: "Filters" }));
  await wait(50);
  const dialog = within(screen.getByRole("dialog", { name: "Filters" }));
  expect(dialog.getByRole("button", { name: "Show 1 stay" })).toBeInTheDocument();
  expect(dialog.getByRole("button", { name: "More Beds" })).toBeInTheDocument();
  await user.click(dialog.getByRole("checkbox", { name: "Wi-Fi" }));
  await user.click(dialog.getByRole("checkbox", { name: "Norra" }));
  await user.click(dialog.getByRole("button", { name: "Show stays" }));
  expect(address()).toContain("geos=420&attributes=211");
});

test("SW-10 the promo code in force is shown among the filters, with its removal", async () => {
  const { user, address, calls } = await open(`${SEARCHED}&promocode=WINTER10`);
  expect(calls.at(-1)?.params.get("promoCode")).toBe("WINTER10");
  expect(screen.getByText("Code WINTER10")).toHaveAttribute("translate", "no");
  await user.click(screen.getByRole("button", { name: "Code WINTER10: remove" }));
  await wait(10);
  expect(address()).not.toContain("promocode");
  expect(calls.at(-1)?.params.get("promoCode")).toBeNull();
});

/** A destination of 60 facilities, and of 10 areas with 10 areas each. */
const LARGE = {
  filters: {
    capacitySelects: [{ attributeId: 372, label: "Beds" }],
    booleanCheckboxes: Array.from({ length: 60 }, (_, index) => ({
      attributeId: 1000 + index,
      label: `Facility ${index + 1}`,
    })),
  },
  search: {
    geoTree: Array.from({ length: 10 }, (_, row) => ({
      Id: 100 + row,
      Name: `Valley ${row}`,
      Children: Array.from({ length: 10 }, (_, column) => ({
        Id: 1000 + row * 10 + column,
        Name: `Village ${row}${column}`,
        Children: [],
      })),
    })),
  },
};

test("SR-07 many filters: a dozen chips, the first ten facilities and the chosen ones, a folded tree with a search", async () => {
  const { user, address } = await open(`${SEARCHED}&attributes=1050`, LARGE);
  expect(screen.getAllByRole("button", { name: /^Facility/ })).toHaveLength(11);
  await user.click(screen.getByRole("button", { name: /^Filters/ }));
  await wait(50);
  const dialog = within(screen.getByRole("dialog", { name: "Filters" }));
  const facilities = () => dialog.getAllByRole("checkbox", { name: /^Facility/ });
  expect(facilities()).toHaveLength(11);
  expect(dialog.getByRole("checkbox", { name: "Facility 51" })).toBeChecked();
  await user.click(dialog.getByRole("button", { name: "Show all" }));
  expect(facilities()).toHaveLength(60);
  expect(dialog.getByRole("button", { name: "Show fewer" })).toHaveFocus();
  const areas = () => dialog.getAllByRole("checkbox", { name: /^(Valley|Village)/ });
  expect(areas()).toHaveLength(10);
  await user.type(dialog.getByRole("textbox", { name: "Find an area" }), "village 3");
  expect(dialog.getByText("10 areas")).toHaveRole("status");
  expect(areas()).toHaveLength(10);
  await user.click(dialog.getByRole("checkbox", { name: "Village 37" }));
  await user.click(dialog.getByRole("button", { name: "Show stays" }));
  expect(address()).toContain("geos=1037");
});

test("SR-07 a branch of a folded tree is open at first if one of its areas is chosen", async () => {
  const { user } = await open(`${SEARCHED}&geos=1037`, LARGE);
  await user.click(screen.getByRole("button", { name: /^Filters/ }));
  await wait(50);
  const dialog = within(screen.getByRole("dialog", { name: "Filters" }));
  expect(dialog.getByRole("checkbox", { name: "Village 37" })).toBeChecked();
  expect(dialog.getAllByRole("group").filter((branch) => branch.hasAttribute("open"))).toHaveLength(1);
});
