import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toolbar } from "./toolbar.tsx";

const file = { name: "http://localhost/releases/mf-search/1.1.0/remoteEntry.js", encodedBodySize: 11_200 };
let tell: (files: readonly object[]) => void = () => {};

beforeEach(() => {
  globalThis.PerformanceObserver = class {
    constructor(callback: (list: { getEntries: () => readonly object[] }) => void) {
      tell = (files) => callback({ getEntries: () => files });
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof PerformanceObserver;
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, "PerformanceObserver");
});

const data = [
  { remote: "mf-search", owner: "@stays/search", version: "1.1.0", versions: ["1.1.0", "1.0.0"] },
  { remote: "mf-cart", owner: "@stays/cart", version: "2.0.0", versions: ["2.0.0"] },
];
const registry = [
  { name: "mf-search", version: "1.1.0", contract: 1, entry: "/releases/mf-search/1.1.0/remoteEntry.js" },
  { name: "mf-cart", version: "2.0.0", contract: 1, entry: "/releases/mf-cart/2.0.0/remoteEntry.js" },
];

test("FE-04 FE-06 the toolbar names owner, release and load of each remote, and offers other releases", async () => {
  window.history.pushState(null, "", "/en/stays?rooms=2");
  render(<Toolbar data={data} registry={registry} outlines={<p>Outlines of the page</p>} />);
  act(() => tell([{ ...file, responseEnd: 90.4 }]));
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Remotes" }));
  const search = within(screen.getByRole("row", { name: /^mf-search/ }));
  expect(search.getByRole("cell", { name: "@stays/search" })).toBeInTheDocument();
  expect(search.getByRole("cell", { name: "11.2" })).toBeInTheDocument();
  expect(search.getByRole("cell", { name: "90" })).toBeInTheDocument();
  expect(search.getByRole("combobox", { name: "Release of mf-search" })).toHaveValue("1.1.0");
  expect(search.getByDisplayValue("/en/stays?rooms=2")).toBeInTheDocument();
  expect(within(screen.getByRole("row", { name: /^mf-cart/ })).queryByRole("combobox")).toBeNull();

  expect(screen.getByText("Outlines of the page")).toBeInTheDocument();
  await user.click(screen.getByRole("checkbox", { name: "Outlines" }));
  expect(screen.queryByText("Outlines of the page")).toBeNull();
  expect(screen.getByRole("link", { name: "Close" })).toHaveAttribute(
    "href",
    "/toolbar/leave?to=%2Fen%2Fstays%3Frooms%3D2",
  );
});
