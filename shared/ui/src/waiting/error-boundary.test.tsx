import { renderInHost } from "@stays/testing";
import { screen } from "@testing-library/react";
import { ItemBoundary, type ItemBoundaryProps } from "./error-boundary.tsx";

function Item({ name }: { readonly name: string }) {
  if (name === "bad") throw new Error("cannot be rendered");
  return <li>{name}</li>;
}

const list = (note?: ItemBoundaryProps["note"]) => (
  <ul>
    {["first", "bad", "last"].map((name) => (
      <ItemBoundary key={name} note={note}>
        <Item name={name} />
      </ItemBoundary>
    ))}
  </ul>
);

const shownItems = () => screen.getAllByRole("listitem").map((item) => item.textContent);

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

test("FE-03 an item without a note leaves nothing", async () => {
  await renderInHost(list("none"));
  expect(shownItems()).toEqual(["first", "last"]);
});

test("FE-03 the server renders the other items, and leaves the one that throws to the browser", async () => {
  let served: string[] = [];
  await renderInHost(list("li"), {
    beforeHydration: async () => {
      served = [...document.querySelectorAll("li")].map(({ textContent }) => textContent ?? "");
    },
  });
  expect(served).toEqual(["first", "last"]);
  expect(shownItems()).toEqual(["first", "This part of the page is unavailable right now.", "last"]);
});
