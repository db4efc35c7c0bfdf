import type { ActivityListStyle } from "@stays/contract";
import { activitySharedTexts } from "@stays/day-booking";
import type { Activity, Quote } from "@stays/domain";
import { activityFixture, addButtonMock, occasionFixture, quoteFixture, renderInHost } from "@stays/testing";
import { screen, within } from "@testing-library/react";
import { texts } from "../../texts/texts.ts";
import { BookableActivities } from "./bookable-activities.tsx";

const day = "2027-02-07";
const at = (...times: string[]) => times.map((time) => occasionFixture(`${day}T${time}:00`));
const withQuotes = (...quotes: Quote[]) =>
  activityFixture({ occasions: [occasionFixture(`${day}T10:00:00`, quotes)] });

async function shown(
  activity: Activity,
  options: { style?: ActivityListStyle; silentFailures?: boolean; address?: string } = {},
) {
  const slot = addButtonMock();
  const view = await renderInHost(
    <BookableActivities
      search={{ searchId: "a-1", activities: [activity] }}
      day={day}
      style={options.style ?? "Card"}
    />,
    {
      texts: [texts, ...activitySharedTexts],
      settings: { upsell: { silentFailures: options.silentFailures ?? false } },
      slots: { "cart.add-button": slot.AddButton },
      ...(options.address && { address: options.address }),
    },
  );
  const items = () => view.cart.store.getState().items.map(({ bookKey, amount }) => [bookKey, amount]);
  return { ...view, ...slot, items };
}

async function opened(activity: Activity, options: Parameters<typeof shown>[1] = {}) {
  const view = await shown(activity, options);
  await view.user.click(screen.getByRole("button", { name: "Book now: Ski school" }));
  return { ...view, dialog: within(await screen.findByRole("dialog", { name: "Ski school" })) };
}

test.each(["Card", "CompactList", "TilePhotos"] as const)(
  "UP-05 a tile in the look %s has its name, and opens Description and Booking",
  async (style) => {
    const { user } = await shown(activityFixture(), { style });
    expect(screen.getByRole("heading", { name: /Ski school/ })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Read more about Ski school" }));
    expect(await screen.findByRole("tab", { name: "Description", selected: true })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Close" }));
    await user.click(screen.getByRole("button", { name: "Book now: Ski school" }));
    expect(await screen.findByRole("tab", { name: "Booking", selected: true })).toBeInTheDocument();
  },
);

test("BW-01 several occasions: the time first, then who takes part; another time starts over", async () => {
  const { dialog, user, items } = await opened(activityFixture({ occasions: at("10:00", "13:00") }));
  expect(dialog.queryByRole("button", { name: "Add Adult" })).not.toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Choose time 10:00" }));
  await user.click(dialog.getByRole("button", { name: "Add Adult" }));
  expect(items()).toEqual([["AC-Adult", 1]]);
  expect(dialog.getByRole("button", { name: "Choose time 10:00" })).toHaveAttribute("aria-pressed", "true");
  await user.click(dialog.getByRole("button", { name: "Choose time 13:00" }));
  expect(items()).toEqual([]);
});

test("BW-01 one occasion needs no choosing, and no time of day shows none", async () => {
  const { dialog } = await opened(activityFixture({ occasions: at("00:00") }));
  expect(dialog.queryByRole("button", { name: /Choose time/ })).not.toBeInTheDocument();
  expect(dialog.queryByText(/00:00/)).not.toBeInTheDocument();
  expect(dialog.getByRole("button", { name: "Add Adult" })).toBeInTheDocument();
});

test("BW-01 the booking starts with the persons of the search, and another time does too", async () => {
  const quotes = [quoteFixture("Adult"), quoteFixture("Child 5–15", { bookKey: "AC-Child" })];
  const occasions = ["10:00", "13:00"].map((time) => occasionFixture(`${day}T${time}:00`, quotes));
  const address = "/en/stays/upsell/days?rooms=2&gc-1-adults=2&gc-1-age=7&gc-2-adults=1&gc-2-age=2";
  const { dialog, user, items } = await opened(activityFixture({ occasions }), { address });
  expect(items()).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Choose time 10:00" }));
  const family = [
    ["AC-Adult", 3],
    ["AC-Child", 1],
  ];
  expect(items()).toEqual(family);
  expect(dialog.getByText(/^1 person of your search is in no price group yet/)).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Remove Child 5–15" }));
  expect(items()).toEqual([["AC-Adult", 3]]);
  expect(dialog.queryByText(/no price group yet/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole("tab", { name: "Description" }));
  await user.click(dialog.getByRole("tab", { name: "Booking" }));
  expect(items()).toEqual([["AC-Adult", 3]]);
  await user.click(dialog.getByRole("button", { name: "Choose time 13:00" }));
  expect(items()).toEqual(family);
});

test("BW-01 minus is disabled at 0, plus at the quote's capacity, and that is said", async () => {
  const { dialog, user, items } = await opened(withQuotes(quoteFixture("Adult", { availableCapacity: 2 })));
  const add = () => dialog.getByRole("button", { name: "Add Adult" });
  expect(dialog.getByRole("button", { name: "Remove Adult" })).toHaveAttribute("aria-disabled", "true");
  await user.click(add());
  await user.click(add());
  await user.click(add());
  expect(items()).toEqual([["AC-Adult", 2]]);
  expect(add()).toHaveAttribute("aria-disabled", "true");
  expect(dialog.getByRole("group", { name: "Adult" })).toHaveAccessibleDescription("Only 2 places left");
  await user.click(dialog.getByRole("button", { name: "Remove Adult" }));
  await user.click(dialog.getByRole("button", { name: "Remove Adult" }));
  expect(items()).toEqual([]);
});

test("BW-01 a quote without places is sold out, and cannot be chosen", async () => {
  const { dialog, user, items } = await opened(withQuotes(quoteFixture("Adult", { availableCapacity: 0 })));
  expect(dialog.getByRole("group", { name: "Adult" })).toHaveAccessibleDescription("Sold out");
  await user.click(dialog.getByRole("button", { name: "Add Adult" }));
  expect(items()).toEqual([]);
});

test("BW-01 a time without places is sold out, and cannot be chosen", async () => {
  const full = occasionFixture(`${day}T10:00:00`, [quoteFixture("Adult", { availableCapacity: 0 })]);
  const { dialog, user } = await opened(activityFixture({ occasions: [full, ...at("13:00")] }));
  const time = dialog.getByRole("button", { name: "Choose time 10:00, sold out" });
  expect(time).toHaveAttribute("aria-disabled", "true");
  await user.click(time);
  expect(time).toHaveAttribute("aria-pressed", "false");
  expect(dialog.getByRole("button", { name: "Choose time 13:00" })).not.toHaveAttribute("aria-disabled");
});

test("BW-01 what is free is chosen, but not sold here: that is why it cannot be added", async () => {
  const price = { amount: 0, currency: "SEK", originalAmount: null, priceGroupName: "Child" };
  const { dialog, user, items } = await opened(withQuotes(quoteFixture("Child", { price })));
  expect(dialog.getByRole("button", { name: "Add to cart" })).toHaveAccessibleDescription(
    "Choose what to book first",
  );
  await user.click(dialog.getByRole("button", { name: "Add Child" }));
  expect(items()).toEqual([["AC-Child", 1]]);
  expect(dialog.getByRole("button", { name: "Add to cart" })).toHaveAccessibleDescription(
    "This has no price and can't be booked online",
  );
});

test("BW-01 several price groups are under headings that open, each for itself also with equal names", async () => {
  const priceGroups = [
    { name: "Participation", quotes: [quoteFixture("Adult")] },
    { name: "With equipment hire", quotes: [quoteFixture("Adult with skis")] },
  ];
  const entry = { name: "Lesson", priceGroups };
  const occasion = { start: `${day}T10:00:00`, entries: [entry, entry] };
  const { dialog, user } = await opened(activityFixture({ occasions: [occasion] }));
  const [add] = dialog.getAllByRole("button", { name: "Add Adult" });
  if (add) await user.click(add);
  expect(dialog.getAllByRole("button", { name: "Participation 1 chosen", expanded: true })).toHaveLength(2);
  expect(dialog.queryByRole("button", { name: "Add Adult with skis" })).not.toBeInTheDocument();
  const [hire] = dialog.getAllByRole("button", { name: "With equipment hire", expanded: false });
  if (hire) await user.click(hire);
  expect(dialog.getByRole("button", { name: "Add Adult with skis" })).toBeInTheDocument();
});

test("BW-01 nothing chosen, or fewer than the minimum, is not added, and the button says why", async () => {
  const { dialog, user, added } = await opened(withQuotes(quoteFixture("Group", { minimumItems: 2 })));
  const add = () => dialog.getByRole("button", { name: "Add to cart" });
  expect(dialog.getByRole("group", { name: "Group" })).toHaveAccessibleDescription("At least 2");
  await user.click(add());
  await user.click(dialog.getByRole("button", { name: "Add Group" }));
  expect(add()).toHaveAttribute("title", "Choose at least 2: Group");
  await user.click(add());
  expect(added).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Add Group" }));
  await user.click(add());
  expect(added).toHaveLength(1);
});
