import {
  type GalaxyAnswer,
  galaxy,
  networkError,
  renderInHost,
  wireAvailability,
  wireCabin,
  wireContentList,
} from "@stays/testing";
import { screen, within } from "@testing-library/react";
import { pageTexts } from "../pages/page-texts.fixture.ts";
import { Page } from "../pages/results.tsx";

const IDS = "favourites=cbis:3001,cbis:3002,cbis:3003";

const contentOf = (id: string): GalaxyAnswer =>
  wireContentList([wireCabin(Number(id), { ReferenceId: null })]);

async function openLink(
  query: string,
  answerOf: (id: string) => GalaxyAnswer | Promise<GalaxyAnswer> = contentOf,
) {
  const opened = await renderInHost(<Page />, {
    texts: pageTexts,
    address: `/en/stays?${query}`,
    handlers: [
      galaxy.get("availability/accommodation", wireAvailability([])),
      galaxy.get("get-accommodation-content", ({ params }) => answerOf(params.get("productId") ?? "3001")),
    ],
  });
  return { ...opened, summary: await screen.findByText("Decide together") };
}

afterEach(() => window.localStorage.clear());

test("a visitor orders the stays by keyboard, and the order is in the link with those before", async () => {
  const { user, summary, address } = await openLink(`${IDS}&ranks=Anna:1,2,3`);
  expect(summary.closest("details")).toHaveAttribute("open");
  screen.getByRole("button", { name: "Move Cabin 3003 up" }).focus();
  await user.keyboard("{Enter}");
  expect(screen.getByText("Cabin 3003 is number 2 of 3")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Move Cabin 3003 up" })).toHaveFocus();
  await user.keyboard("{Enter}");
  await user.click(screen.getByRole("button", { name: "Put my order into the link" }));
  expect(screen.getByRole("textbox", { name: "Your name in the link" })).toBeInvalid();
  await user.type(screen.getByRole("textbox", { name: "Your name in the link" }), "Bo;:,");
  await user.click(screen.getByRole("button", { name: "Put my order into the link" }));
  expect(address()).toBe(`/en/stays?${IDS}&ranks=Anna:1,2,3;Bo:3,1,2`);
  const rows = within(screen.getByRole("region", { name: "Orders of the group" })).getAllByRole("row");
  expect(rows.map((row) => row.textContent)).toEqual([
    "StayAnnaBoPoints",
    "1. Cabin 3001123",
    "2. Cabin 3003312",
    "3. Cabin 3002231",
  ]);
  expect(screen.getByRole("textbox", { name: "Link with all orders" })).toHaveValue(
    `http://localhost/en/stays?${IDS}&ranks=Anna:1,2,3;Bo:3,1,2`,
  );
});

test("ties are said, and a name from a link is text", async () => {
  await openLink(`${IDS}&ranks=${encodeURIComponent("<img src=x>:1,2,3;Bo:2,1,3")}`);
  const table = within(screen.getByRole("region", { name: "Orders of the group" }));
  expect(table.getByRole("columnheader", { name: "<img src=x>" })).toBeInTheDocument();
  expect(table.getByRole("rowheader", { name: "1. Cabin 3001 (tied)" })).toBeInTheDocument();
  expect(table.getByRole("rowheader", { name: "1. Cabin 3002 (tied)" })).toBeInTheDocument();
});

test("a stay that loads has a placeholder and no id, then its name; one that failed can be tried again", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isDown = true;
  const { user } = await openLink(`${IDS}&ranks=Anna:2,1,3`, async (id) => {
    if (id === "3002") await held;
    return id === "3003" && isDown ? networkError() : contentOf(id);
  });
  const shared = within(screen.getByRole("region", { name: "Favourites shared with you" }));
  const loading = shared.getByText("Loading the shared stays");
  expect(loading).toHaveAttribute("role", "status");
  expect(await shared.findByRole("rowheader", { name: "2. Cabin 3001" })).toBeInTheDocument();
  expect(shared.getByRole("rowheader", { name: "1. Stay 2" })).toBeInTheDocument();
  expect(shared.getByRole("button", { name: "Move Stay 2 up" })).toBeInTheDocument();
  expect(shared.queryByText(/cbis/)).not.toBeInTheDocument();
  release();
  expect(await shared.findByRole("rowheader", { name: "1. Cabin 3002" })).toBeInTheDocument();
  expect(loading).toBeEmptyDOMElement();
  expect(shared.getByRole("rowheader", { name: "3. Stay 3" })).toBeInTheDocument();
  isDown = false;
  await user.click(shared.getByRole("button", { name: "Try again" }));
  expect(await shared.findByRole("rowheader", { name: "3. Cabin 3003" })).toBeInTheDocument();
});
