import { recorded, renderInHost, wireAvailability, wireCabin, wireContent } from "@stays/testing";
import { screen, within } from "@testing-library/react";
import { SEARCHED } from "../searched-week.fixture.ts";
import { pageTexts } from "./page-texts.fixture.ts";
import { SEARCH } from "./results.fixture.tsx";
import { page } from "./results.tsx";

afterEach(() => window.localStorage.clear());

test("Search this area lists the stays of a part of the map, says what it covers, and can be undone", async () => {
  const far = wireContent({ Position: { Latitude: 40, Longitude: 10 } });
  const near = wireContent({ Position: { Latitude: 61.2, Longitude: 13.2 } });
  const search = recorded(
    SEARCH,
    wireAvailability([wireCabin(3001, { Content: near }), wireCabin(3002, { Content: far })]),
  );
  const { user, address } = await renderInHost(<page.Page />, {
    texts: pageTexts,
    address: `${SEARCHED}&bounds=61,13,62,14`,
    handlers: [search.handler],
  });
  const stays = () => within(screen.getByRole("list", { name: "Results" })).getAllByRole("article");
  expect(await screen.findByText("1 stay in this part of the map, out of all 2")).toBeInTheDocument();
  expect(stays()).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Remove filter Part of the map" }));
  expect(address()).not.toContain("bounds");
  expect(screen.getByText("2 stays")).toBeInTheDocument();
  expect(stays()).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(address()).toContain("bounds=61,13,62,14");
  expect(stays()).toHaveLength(1);
  expect(search.calls).toHaveLength(1);
  expect([...(search.calls[0]?.params.keys() ?? [])]).not.toContain("bounds");
});
