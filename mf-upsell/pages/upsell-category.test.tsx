import type { UpsellTab } from "@stays/contract";
import {
  galaxy,
  networkError,
  never,
  recorded,
  renderInHost,
  wireActivities,
  wireActivity,
  wireActivityDays,
} from "@stays/testing";
import { screen, within } from "@testing-library/react";
import { Page, sharedTexts, texts } from "./upsell-category.tsx";

jest.setTimeout(30_000);

const BY_DAY = "availability/activity/by-day";
const DAY = "availability/activity";
const tab = (categoryId: number, tab_title: string, more: Partial<UpsellTab> = {}): UpsellTab => ({
  categoryId,
  attributeId: null,
  tab_title,
  icon: "snowflake",
  style: "Card",
  title: `All of ${tab_title}`,
  description: { value: `<p>${tab_title}, <em>for all</em>.</p>` },
  ...more,
});
const tabs = [tab(31, "Snow", { attributeId: 88 }), tab(33, "Wellness", { style: "CompactList" })];
const february = Object.fromEntries(
  Array.from({ length: 28 }, (_, index) => {
    const day = `2027-02-${String(index + 1).padStart(2, "0")}`;
    return [day, day !== "2027-02-08"];
  }),
);
const inHost = {
  texts: [texts, ...sharedTexts],
  address: "/en/stays/upsell/categories?start=2027-02-06&end=2027-02-09",
  settings: { upsell: { tabs } },
};
const two = wireActivities([wireActivity(6001, { Name: "Ski school" }), wireActivity(6002)], "a-tab");
const chooseSunday = "Sunday 7 February 2027";

test("UP-03 heading, stay, way past it, and a tab with icon, title and description", async () => {
  const { container } = await renderInHost(<Page />, {
    ...inHost,
    handlers: [galaxy.get(BY_DAY, wireActivityDays(february))],
  });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Activities for your stay");
  expect(screen.getByText(/^Your stay is 6 Feb – 9 Feb\./)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Skip to basket" })).toBeInTheDocument();
  expect(screen.getAllByRole("tab").map((one) => one.textContent)).toEqual(["Snow", "Wellness"]);
  expect(container.querySelectorAll("[role=tab] svg")).toHaveLength(2);
  expect(screen.getByRole("heading", { level: 2, name: "All of Snow" })).toBeInTheDocument();
  expect(screen.getByText("for all").tagName).toBe("EM");
});

test("UP-03 the month of the stay is asked for by the tab, with days only", async () => {
  const { calls, handler } = recorded(BY_DAY, wireActivityDays(february));
  const { user } = await renderInHost(<Page />, { ...inHost, handlers: [handler] });
  await screen.findByRole("button", { name: chooseSunday });
  const asked = (index: number) => Object.fromEntries(calls[index]?.params ?? []);
  expect(asked(0)).toMatchObject({
    start: "2027-02-01",
    getFullMonth: "true",
    datesOnly: "true",
    category: "31",
    attribute: "88",
  });
  await user.click(screen.getByRole("tab", { name: "Wellness" }));
  expect(await screen.findByRole("heading", { level: 2, name: "All of Wellness" })).toBeInTheDocument();
  expect(asked(1)).toMatchObject({ category: "33" });
  expect(asked(1)).not.toHaveProperty("attribute");
});

test("UP-03 the calendar has a legend, and closed days cannot be chosen", async () => {
  const { user } = await renderInHost(<Page />, {
    ...inHost,
    handlers: [galaxy.get(BY_DAY, wireActivityDays(february))],
  });
  const legend = within(screen.getByRole("list", { name: "What the calendar shows" }));
  expect(legend.getByText("Accommodation, 6 Feb – 9 Feb")).toBeInTheDocument();
  expect(legend.getByText("Available")).toBeInTheDocument();
  await user.click(await screen.findByRole("button", { name: "Monday 8 February 2027, not available" }));
  expect(screen.getByText("Choose a day in the calendar to see its activities")).toBeInTheDocument();
});

test("UP-03 a chosen day shows its count with the date, and its activities in the tab's style", async () => {
  const { calls, handler } = recorded(DAY, two);
  const { user } = await renderInHost(<Page />, {
    ...inHost,
    handlers: [galaxy.get(BY_DAY, wireActivityDays(february)), handler],
  });
  await user.click(await screen.findByRole("button", { name: chooseSunday }));
  expect(await screen.findByText("2 activities on Sunday 7 February 2027")).toHaveAttribute("role", "status");
  expect(screen.getByRole("button", { name: "Book now: Ski school" })).toBeInTheDocument();
  expect(screen.getByRole("gridcell", { selected: true })).toHaveTextContent("7");
  expect(Object.fromEntries(calls[0]?.params ?? [])).toEqual({
    startDate: "2027-02-07",
    endDate: "2027-02-07",
    category: "31",
    attribute: "88",
  });
});

test("UP-03 a day that has sold out meanwhile says so", async () => {
  const { user } = await renderInHost(<Page />, {
    ...inHost,
    handlers: [galaxy.get(BY_DAY, wireActivityDays(february)), galaxy.get(DAY, wireActivities([]))],
  });
  await user.click(await screen.findByRole("button", { name: chooseSunday }));
  expect(
    await screen.findByText("We're sorry but there isn't anything available this day"),
  ).toBeInTheDocument();
});

test("UP-03 a failed month, then a failed day, each with Try again", async () => {
  const silenced = jest.spyOn(console, "error").mockImplementation(() => {});
  let isUp = false;
  const { user } = await renderInHost(<Page />, {
    ...inHost,
    handlers: [
      galaxy.get(BY_DAY, () => (isUp ? wireActivityDays(february) : networkError())),
      galaxy.get(DAY, () => (isUp ? two : networkError())),
    ],
  });
  expect(await screen.findByText("Couldn't fetch any activities")).toBeInTheDocument();
  isUp = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  const sunday = await screen.findByRole("button", { name: chooseSunday });
  isUp = false;
  await user.click(sunday);
  expect(await screen.findByText("Couldn't fetch any activities")).toBeInTheDocument();
  isUp = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("button", { name: "Book now: Ski school" })).toBeInTheDocument();
  silenced.mockRestore();
});

test("UP-03 while a day is on the way that is said", async () => {
  const { user } = await renderInHost(<Page />, {
    ...inHost,
    handlers: [galaxy.get(BY_DAY, wireActivityDays(february)), galaxy.get(DAY, never)],
  });
  await user.click(await screen.findByRole("button", { name: chooseSunday }));
  expect(screen.getByText("Loading activities")).toHaveAttribute("role", "status");
});

test.each([
  [true, /No tabs could be found/],
  [false, /no activities to choose from/],
])("UP-03 with no tabs, logged in %s, that is said to whom it concerns", async (loggedIn, words) => {
  await renderInHost(<Page />, { ...inHost, settings: { loggedIn, upsell: { tabs: [] } } });
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.queryByRole("tab")).not.toBeInTheDocument();
});
