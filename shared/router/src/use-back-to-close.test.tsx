import { act, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import {
  BrowserRouter,
  Link,
  leaveDocument,
  leaveStaleEntry,
  useBackToClose,
  useLocation,
  useNavigate,
} from "./index.ts";

function Sheet({ name, children }: { readonly name: string; readonly children?: React.ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  useBackToClose(isOpen, () => setOpen(false));
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>{`Open ${name}`}</button>
      {isOpen && (
        <section aria-label={name}>
          <button type="button" onClick={() => setOpen(false)}>{`Close ${name}`}</button>
          {children}
        </section>
      )}
    </>
  );
}

function Page() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{pathname + search}</output>
      <Sheet key={pathname} name="filters">
        <button type="button" onClick={() => navigate("?beds=4", { replace: true })}>
          Filter
        </button>
        <Link to="/cabin">Cabin</Link>
        <Sheet name="help" />
      </Sheet>
    </>
  );
}

// Registered first, so that it sees the events that are hidden from the router.
const traversals: unknown[] = [];
window.addEventListener("popstate", ({ state }) => traversals.push(state.surfaces ?? 0), { capture: true });

let start = 0;
/** Two pages: Back from the second leads to the first. */
function open() {
  window.history.replaceState({ key: "a", idx: start }, "", "/first");
  window.history.pushState({ key: "b", idx: ++start }, "", "/list");
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
}
const click = (name: string) => act(async () => screen.getByRole("button", { name }).click());
const back = () => act(async () => window.history.back());
const address = () => screen.getByRole("status").textContent;
const isOpen = (name: string) => screen.queryByRole("region", { name }) !== null;

test("Back closes what is open, the topmost first, and then leaves the page", async () => {
  open();
  await click("Open filters");
  await click("Open help");
  await back();
  await waitFor(() => expect(isOpen("help")).toBe(false));
  expect(isOpen("filters")).toBe(true);
  await back();
  await waitFor(() => expect(isOpen("filters")).toBe(false));
  expect(address()).toBe("/list");
  await back();
  await waitFor(() => expect(address()).toBe("/first"));
});

test("what is closed by its button leaves no entry behind", async () => {
  open();
  await click("Open filters");
  await click("Close filters");
  await waitFor(() => expect(window.history.state).not.toMatchObject({ surfaces: 1 }));
  await back();
  await waitFor(() => expect(address()).toBe("/first"));
});

test("an address that was replaced below an open surface is kept when Back closes it", async () => {
  open();
  await click("Open filters");
  await click("Filter");
  expect(address()).toBe("/list?beds=4");
  await back();
  await waitFor(() => expect(isOpen("filters")).toBe(false));
  expect(window.location.search).toBe("?beds=4");
  expect(address()).toBe("/list?beds=4");
  await back();
  await waitFor(() => expect(address()).toBe("/first"));
});

test("from a page that was opened from a surface Back leads to the page below it, once", async () => {
  open();
  await click("Open filters");
  await act(async () => screen.getByRole("link", { name: "Cabin" }).click());
  expect(address()).toBe("/cabin");
  await back();
  await waitFor(() => expect(address()).toBe("/list"));
  await back();
  await waitFor(() => expect(address()).toBe("/first"));
});

test("a page that was opened after the address had changed leads back to the changed address", async () => {
  open();
  await click("Open filters");
  await click("Filter");
  await act(async () => screen.getByRole("link", { name: "Cabin" }).click());
  expect(address()).toBe("/cabin");
  await back();
  await waitFor(() => expect(address()).toBe("/list?beds=4"));
});

test("a link that is followed while the entry of a closed surface is left opens its page", async () => {
  open();
  await click("Open filters");
  await act(async () => {
    screen.getByRole("button", { name: "Close filters" }).click();
    screen.getByRole("link", { name: "Cabin" }).click();
  });
  await waitFor(() => expect(address()).toBe("/cabin"));
  await back();
  await waitFor(() => expect(address()).toBe("/list"));
  await back();
  await waitFor(() => expect(address()).toBe("/first"));
});

test("Forward opens nothing and leaves no entry in the way of Back", async () => {
  open();
  await click("Open filters");
  await back();
  await waitFor(() => expect(isOpen("filters")).toBe(false));
  traversals.length = 0;
  await act(async () => window.history.forward());
  await waitFor(() => expect(traversals).toEqual([1, 0]));
  expect(isOpen("filters")).toBe(false);
  await back();
  await waitFor(() => expect(address()).toBe("/first"));
});

test("a document that is loaded again on the entry of a surface leaves it", async () => {
  open();
  window.history.pushState({ ...window.history.state, idx: start + 1, surfaces: 1 }, "");
  act(() => leaveStaleEntry());
  await waitFor(() => expect(window.history.state).not.toMatchObject({ surfaces: 1 }));
  expect(address()).toBe("/list");
});

test("a surface that closes while another site loads does not go back, which would cancel the loading", async () => {
  open();
  await click("Open filters");
  const go = jest.spyOn(window.history, "go");
  leaveDocument(() => {});
  await click("Close filters");
  expect(isOpen("filters")).toBe(false);
  expect(go).not.toHaveBeenCalled();
  act(() => void window.dispatchEvent(new Event("pageshow")));
  await click("Open filters");
  await click("Close filters");
  expect(go).toHaveBeenCalled();
  go.mockRestore();
});

test("another site is loaded once the browser has left the entry of a surface that just closed", async () => {
  open();
  await click("Open filters");
  const seen = traversals.length;
  const leave = jest.fn(() => expect(traversals.length).toBeGreaterThan(seen));
  act(() => screen.getByRole("button", { name: "Close filters" }).click());
  await Promise.resolve();
  leaveDocument(leave);
  expect(leave).not.toHaveBeenCalled();
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
  act(() => void window.dispatchEvent(new Event("pageshow")));
});
