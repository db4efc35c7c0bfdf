import { renderInHost } from "@stays/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { act, use, useState } from "react";
import { Tabs } from "./tabs.tsx";

function Availability() {
  const [tab, setTab] = useState("search");
  const tabs = [
    { id: "search", label: "Search", content: <p>Dates</p> },
    { id: "cart", label: "Cart", count: 2, content: <p>Rooms</p> },
  ];
  return <Tabs label="Find availability" tabs={tabs} value={tab} onChange={setTab} />;
}

test("HO-02 arrow keys move and choose; how much a tab holds is shown, and no part of its name", async () => {
  await renderInHost(<Availability />);
  await userEvent.tab();
  expect(screen.getByRole("tab", { name: "Search", selected: true })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { name: "Cart", selected: true })).toHaveFocus();
  // The tab is marked first, its panel is rendered in a transition.
  expect(await screen.findByText("Rooms")).toBeInTheDocument();
  expect(screen.getByRole("tabpanel", { name: "Cart" })).toHaveTextContent("Rooms");
  expect(screen.getByText("2")).toBeInTheDocument();
});

test("HO-02 Home, End and the arrow beyond the last tab move; Alt and an arrow are left to the browser", async () => {
  await renderInHost(<Availability />);
  const tab = (name: string) => screen.getByRole("tab", { name, selected: true });
  await userEvent.tab();
  await userEvent.keyboard("{End}");
  expect(tab("Cart")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  expect(tab("Search")).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}");
  expect(tab("Cart")).toHaveFocus();
  await userEvent.keyboard("{Home}{Alt>}{ArrowRight}{/Alt}");
  expect(tab("Search")).toHaveFocus();
});

test("ruling 167 HO-02 from right to left the arrow to the left moves to the next tab", async () => {
  const arabic = { code: "ar", prefix: "ar", locale: "ar-TN", name: "العربية" };
  await renderInHost(<Availability />, { address: "/ar/stays", settings: { languages: [arabic] } });
  await userEvent.tab();
  await userEvent.keyboard("{ArrowLeft}");
  expect(screen.getByRole("tab", { name: "Cart", selected: true })).toHaveFocus();
});

test("HO-02 one tab alone names its panel, and is no stop for the keyboard", async () => {
  const tab = { id: "search", label: "Search", content: <button type="button">Update search</button> };
  await renderInHost(
    <Tabs label="Find availability" tabs={[tab]} value="search" onChange={() => undefined} />,
  );
  expect(screen.getByRole("tabpanel", { name: "Search" })).toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByRole("tab", { name: "Search", selected: true })).not.toHaveFocus();
});

test("UP-03 the panel of the tab before stays until the next one is ready; its tab is marked at once", async () => {
  let arrive: (text: string) => void = () => {};
  const late = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const Late = () => <p>{use(late)}</p>;
  function Categories() {
    const [tab, setTab] = useState("warm");
    const tabs = [
      { id: "warm", label: "Warm and well", content: <p>Sauna</p> },
      { id: "nature", label: "Out in nature", content: <Late /> },
    ];
    return <Tabs label="Categories" tabs={tabs} value={tab} onChange={setTab} />;
  }
  await renderInHost(<Categories />);
  await act(async () => screen.getByRole("tab", { name: "Out in nature" }).click());
  expect(screen.getByRole("tab", { name: "Out in nature", selected: true })).toBeInTheDocument();
  expect(screen.getByText("Sauna")).toBeVisible();
  await act(async () => {
    arrive("Skiing");
    await late;
  });
  expect(screen.getByRole("tabpanel", { name: "Out in nature" })).toHaveTextContent("Skiing");
  expect(screen.queryByText("Sauna")).not.toBeInTheDocument();
});
