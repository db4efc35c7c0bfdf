import {
  galaxy,
  wireAvailability,
  wireCabin,
  wireContent,
  wireContentList,
  wireRefusal,
} from "@stays/testing";
import { screen, within } from "@testing-library/react";
import { openResults, SEARCHED } from "../pages/results.fixture.tsx";
import { addViewed } from "./favourites-store.ts";

const PICTURED = wireCabin(3002, {
  Content: wireContent({
    Images: [{ Uri: "/cabin-3002.jpg", Description: null, IsMain: true, FocalY: 50 }],
  }),
});

afterEach(() => window.localStorage.clear());

test("favourites, viewed stays and the last search stay on the device and are forgotten together, with stored pages", async () => {
  const forgetPages = jest.fn();
  const { user } = await openResults({
    services: { forgetPages },
    handlers: [galaxy.get("availability/accommodation", wireAvailability([wireCabin(3001), PICTURED]))],
  });
  await user.click(await screen.findByRole("button", { name: "Save Cabin 3002" }));
  expect(screen.getByRole("button", { name: "Save Cabin 3002" })).toHaveAttribute("aria-pressed", "true");
  await user.click(screen.getByRole("link", { name: "Cabin 3001" }));
  await user.click(screen.getByRole("button", { name: "Search" }));
  await user.click(screen.getByRole("button", { name: "Favourites" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Favourites" }));
  expect(dialog.getByRole("link", { name: "Continue your last search" })).toHaveAttribute("href", SEARCHED);
  const kept = dialog.getByRole("link", { name: "Cabin 3002" }).closest("li") as HTMLElement;
  expect(kept).toHaveTextContent("Fjällbyn");
  expect(kept.querySelector("img")).toHaveAttribute("src", expect.stringContaining("/cabin-3002.jpg"));
  expect(dialog.getByRole("link", { name: "Cabin 3001" })).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Forget what I looked at" }));
  expect(dialog.queryAllByRole("link")).toHaveLength(0);
  expect(window.localStorage).toHaveLength(0);
  expect(forgetPages).toHaveBeenCalled();
});

test("automatic memory can be turned off, which deletes it, and on again", async () => {
  const { user } = await openResults({
    handlers: [galaxy.get("availability/accommodation", wireAvailability([wireCabin(3001)]))],
  });
  await user.click(await screen.findByRole("link", { name: "Cabin 3001" }));
  await user.click(screen.getByRole("button", { name: "Search" }));
  await user.click(screen.getByRole("button", { name: "Favourites" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Favourites" }));
  const remember = dialog.getByRole("checkbox", {
    name: "Remember my last search and the stays I looked at",
  });
  await user.click(remember);
  expect(dialog.queryAllByRole("link")).toHaveLength(0);
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("link", { name: "Cabin 3001" }));
  await user.click(screen.getByRole("button", { name: "Search" }));
  expect(Object.keys(window.localStorage)).toEqual(["stays.remember"]);
  await user.click(screen.getByRole("button", { name: "Favourites" }));
  expect(await screen.findByRole("checkbox", { name: /^Remember my last search/ })).not.toBeChecked();
});

test("favourites of a link are shown to anyone who opens it, kept with one click, and leave the address", async () => {
  const content = ({ params }: { params: URLSearchParams }) =>
    params.get("productId") === "3001"
      ? wireContentList([wireCabin(3001)])
      : wireRefusal(404, "No such accommodation");
  const { user, address } = await openResults({
    address: `${SEARCHED}&favourites=cbis:3001,cbis:9999`,
    handlers: [
      galaxy.get("availability/accommodation", wireAvailability([wireCabin(3002)])),
      galaxy.get("get-accommodation-content", content),
    ],
  });
  const shared = within(await screen.findByRole("region", { name: "Favourites shared with you" }));
  expect(await shared.findByRole("link", { name: "Cabin 3001" })).toHaveAttribute(
    "href",
    SEARCHED.replace("/en/stays", "/en/stays/cabindetail/3001/cabin-3001"),
  );
  expect(await shared.findByText("This stay is no longer offered")).toBeInTheDocument();
  await user.click(shared.getByRole("button", { name: "Save all" }));
  expect(address()).toBe(SEARCHED);
  await user.click(await screen.findByRole("button", { name: "Favourites" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Favourites" }));
  expect(dialog.getByRole("link", { name: "Cabin 3001" })).toBeInTheDocument();
  expect(dialog.getByRole("textbox", { name: "Link to these favourites" })).toHaveValue(
    `http://localhost${SEARCHED}&favourites=cbis:3001`,
  );
  await user.click(dialog.getByRole("button", { name: "Copy link" }));
  expect(await dialog.findByText("Link copied")).toBeInTheDocument();
});

test("eight viewed stays are kept, the newest first and each once", () => {
  const stay = (id: number) => ({
    id: `cbis:${id}`,
    name: String(id),
    path: `/en/stays/village/${id}`,
    area: null,
    picture: null,
  });
  const many = Array.from({ length: 10 }, (_, id) => stay(id)).reduce(addViewed, [] as never[]);
  expect(many.map(({ name }) => name)).toEqual(["9", "8", "7", "6", "5", "4", "3", "2"]);
  expect(addViewed(many, stay(5)).map(({ name }) => name)[0]).toBe("5");
});
