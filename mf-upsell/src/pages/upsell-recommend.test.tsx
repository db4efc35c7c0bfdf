import {
  type GalaxyAnswer,
  galaxy,
  networkError,
  never,
  type RenderInHostOptions,
  recorded,
  renderInHost,
  useTestClock,
  wireActivity,
  wireRecommended,
  wireRefusal,
} from "@stays/testing";
import { pageContextAt } from "@stays/testing/page-context";
import { screen, waitFor } from "@testing-library/react";
import { page } from "./upsell-recommend.tsx";

useTestClock();

const CALL = "availability/activity/recommended";
const ADDRESS = "/en/stays/upsell/recommend?start=2027-02-06&end=2027-02-09&ba=3001";

const open = (answer: GalaxyAnswer, options: RenderInHostOptions = {}) =>
  renderInHost(<page.Page />, {
    texts: page.texts,
    address: ADDRESS,
    handlers: [galaxy.get(CALL, answer)],
    ...options,
  });
const several = wireRecommended([wireActivity(6001), wireActivity(6002)]);
const one = wireRecommended([wireActivity(6001)]);
const scripts = (container: HTMLElement) =>
  [...container.querySelectorAll("script")].map(({ src }) => new URL(src).searchParams);

test("UP-04 badge, title, introduction, description, preselected day and background", async () => {
  const { container } = await open(several, {
    settings: { upsell: { recommend: { style: "List", backgroundImage: "/lake.jpg" } } },
  });
  expect(await screen.findByRole("heading", { level: 1, name: "Start on skis" })).toBeInTheDocument();
  for (const words of [
    "Popular",
    "Learn in two hours.",
    "Our pick for your first day.",
    "From Sun 7 Feb 2027",
  ])
    expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Skip to basket" })).toBeInTheDocument();
  expect(container.querySelector("header img")).toHaveAttribute("src", expect.stringContaining("/lake.jpg?"));
});

test("UP-04 the request has the stay and the booked accommodation", async () => {
  const { calls, handler } = recorded(CALL, several);
  await open(several, { handlers: [handler] });
  await screen.findByRole("heading", { name: "Activity 6001" });
  expect(Object.fromEntries(calls[0]?.params ?? [])).toEqual({
    start: "2027-02-06",
    end: "2027-02-09",
    bookedAccommodation: "3001",
  });
});

test.each([
  ["List", true, true],
  ["Card", true, true],
  ["CompactList", false, false],
  ["Photo", true, false],
] as const)(
  "UP-04 UP-05 BW-02 several in the look %s, each with name, price and the external button",
  async (style, hasPhoto, hasIntroduction) => {
    const { container } = await open(several, {
      settings: { upsell: { recommend: { style, backgroundImage: null } } },
    });
    expect(await screen.findByRole("heading", { name: "Activity 6001" })).toBeInTheDocument();
    expect(screen.getAllByText(/395/)).toHaveLength(2);
    expect(container.querySelectorAll("article img").length > 0).toBe(hasPhoto);
    expect(screen.queryAllByText("Two hours with an instructor.").length > 0).toBe(hasIntroduction);
    expect(scripts(container).map((query) => query.get("cbisProductId"))).toEqual(["6001", "6002"]);
  },
);

test("UP-04 BW-02 exactly one: the booking widget itself, for the preselected day", async () => {
  const { container } = await open(one);
  await screen.findByRole("heading", { name: "Activity 6001" });
  expect(screen.getByText("Meet at the school.")).toBeInTheDocument();
  expect(Object.fromEntries(scripts(container)[0] ?? [])).toEqual({
    token: "tok_demo",
    cbisProductId: "6001",
    display: "widget",
    startDateISO: "2027-02-07",
  });
});

const NOTHING = "We could not find any activities on your selected dates";
const FAILED = "Couldn't fetch any activities";

test.each([
  ["available is 0, whatever the list has", wireRecommended([wireActivity(6001)], { available: 0 }), NOTHING],
  ["there is a code", wireRefusal(500), FAILED],
])(
  "UP-04 when %s a message and a countdown to the basket, with redirectStop a failure",
  async (_, answer, message) => {
    jest.spyOn(console, "error").mockImplementation(() => {});
    const { unmount } = await open(answer);
    expect(await screen.findByRole("heading", { name: message })).toBeInTheDocument();
    expect(screen.getByText("Going to the basket in 5 seconds")).toBeInTheDocument();
    unmount();
    await open(answer, { address: `${ADDRESS}&redirectStop=1` });
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Something went wrong, please try different dates or later",
    );
    expect(screen.queryByText(/Going to the basket/)).not.toBeInTheDocument();
  },
);

test("UP-04 a failure to load says so, counts down, and can be tried again (ruling 44)", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  let isUp = false;
  const { user } = await open(() => (isUp ? one : networkError()));
  expect(await screen.findByRole("heading", { name: FAILED })).toBeInTheDocument();
  expect(screen.getByText("Going to the basket in 5 seconds")).toBeInTheDocument();
  isUp = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Activity 6001" })).toBeInTheDocument();
  expect(screen.queryByText(/Going to the basket/)).not.toBeInTheDocument();
});

test("UP-04 Stay here holds for the page: trying again in vain starts no countdown (ruling 42)", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  const { calls, handler } = recorded(CALL, networkError);
  const { user } = await open(several, { handlers: [handler] });
  await user.click(await screen.findByRole("button", { name: "Stay here" }));
  expect(screen.getByRole("button", { name: "Go to the basket" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(await screen.findByText("You stay on this page.")).toBeInTheDocument();
  expect(screen.queryByText(/Going to the basket/)).not.toBeInTheDocument();
});

test("UP-04 while it is on the way: heading, way past it, three places", async () => {
  const { container } = await open(never);
  expect(screen.getByRole("heading", { level: 1 })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Skip to basket" })).toBeInTheDocument();
  expect(container.querySelector("[aria-hidden]:has(> div)")?.children).toHaveLength(3);
});

test("UP-04 the page is titled by what is recommended", async () => {
  const { client } = await open(several);
  await screen.findByRole("heading", { name: "Activity 6001" });
  const pageContext = pageContextAt(ADDRESS);
  expect(page.queries(pageContext, client)).toHaveLength(1);
  expect(page.head(pageContext, client, (key) => key).title).toBe("Start on skis");
  client.clear();
  expect(page.head(pageContext, client, (key) => key)).toEqual({
    title: "recommendHeading",
    description: "recommendDescription",
  });
});

test("ruling 40 a stay that has begun is removed from the address and not requested, and the page asks for dates", async () => {
  const { calls, handler } = recorded(CALL, several);
  const { address } = await open(several, {
    handlers: [handler],
    address: "/en/stays/upsell/recommend?start=2026-11-20&end=2026-11-27&ba=3001",
  });
  expect(
    await screen.findByRole("heading", { name: "Choose dates for your stay first" }),
  ).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Find a stay" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Stay here" })).toBeInTheDocument();
  expect(address()).toBe("/en/stays/upsell/recommend?ba=3001");
  expect(calls).toEqual([]);
});
