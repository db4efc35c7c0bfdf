import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { StrictMode, use, useState } from "react";
import { flushSync } from "react-dom";
import { BrowserRouter, DialogHistory, useNavigate } from "./host.ts";
import { Link, useBackToClose, useLocation } from "./index.ts";

/** An edit of the address, as the host makes it. */
const KEEP = { replace: true, state: { keepScroll: true } };

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

/** What a page with nine beds waits for. */
const loading = new Promise(() => {});

function Page() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  if (search === "?beds=9") use(loading);
  return (
    <>
      <output>{pathname + search}</output>
      <Link to="/list">List</Link>
      <button type="button" onClick={() => navigate("?sort=name", KEEP)}>
        Sort
      </button>
      <Sheet key={pathname} name="filters">
        <button type="button" onClick={() => navigate("?beds=4", KEEP)}>
          Filter
        </button>
        <button type="button" onClick={() => navigate("?beds=9", KEEP)}>
          Slow filter
        </button>
        <Link to="/cabin">Cabin</Link>
        <Sheet name="help" />
      </Sheet>
    </>
  );
}

const load = () =>
  render(
    <StrictMode>
      <BrowserRouter>
        <DialogHistory />
        <Page />
      </BrowserRouter>
    </StrictMode>,
  );

/** Two pages: Back from the second leads to the first. */
async function open() {
  window.history.pushState(null, "", "/first");
  load();
  await act(async () => screen.getByRole("link", { name: "List" }).click());
}
const click = (name: string) => act(async () => screen.getByRole("button", { name }).click());
async function go(by: 1 | -1): Promise<void> {
  const arrived = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  window.history.go(by);
  await arrived;
}
const goBack = () => go(-1);
/** Goes a step, and what the page then goes by itself. */
const back = () => act(goBack);
const forward = () => act(() => go(1));
const address = () => screen.getByRole("status").textContent;
const isOpen = (name: string) => screen.queryByRole("region", { name }) !== null;

test("Back closes what is open, the topmost first, and then leaves the page", async () => {
  await open();
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

test("Back closes a dialog whose entry React has not rendered yet, and then leaves the page", async () => {
  await open();
  for (let turn = 0; turn < 2; turn += 1) {
    await act(async () => {
      flushSync(() => screen.getByRole("button", { name: "Open filters" }).click());
      expect(isOpen("filters")).toBe(true);
      await goBack();
    });
    expect(isOpen("filters")).toBe(false);
    expect(address()).toBe("/list");
  }
  await back();
  await waitFor(() => expect(address()).toBe("/first"));
});

test("an address that was replaced below an open surface is kept when Back closes it", async () => {
  await open();
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

test("a page that was opened after the address had changed leads back to the changed address, once", async () => {
  await open();
  await click("Open filters");
  await click("Filter");
  await act(async () => screen.getByRole("link", { name: "Cabin" }).click());
  expect(address()).toBe("/cabin");
  await back();
  await waitFor(() => expect(address()).toBe("/list?beds=4"));
  await back();
  await waitFor(() => expect(address()).toBe("/first"));
});

test("a link that is followed while the entry of a closed surface is left opens its page", async () => {
  await open();
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
  await open();
  await click("Open filters");
  await back();
  await waitFor(() => expect(isOpen("filters")).toBe(false));
  await forward();
  expect(isOpen("filters")).toBe(false);
  await back();
  await waitFor(() => expect(address()).toBe("/first"));
});

test("a page that is loaded again while something is open has it closed, and Back leaves it", async () => {
  await open();
  await click("Open filters");
  await click("Open help");
  cleanup();
  load();
  expect([isOpen("filters"), isOpen("help")]).toEqual([false, false]);
  await back();
  await waitFor(() => expect(address()).toBe("/first"));
});

test("Back closes what is open after what was over it has been closed by its button", async () => {
  await open();
  await click("Open filters");
  await click("Open help");
  await click("Close help");
  await back();
  await waitFor(() => expect(isOpen("filters")).toBe(false));
  expect(address()).toBe("/list");
});

test("after a dialog is closed an edit of the address is undone with the page, not by itself", async () => {
  await open();
  await click("Open filters");
  await click("Close filters");
  await click("Sort");
  expect(address()).toBe("/list?sort=name");
  await back();
  await waitFor(() => expect(address()).toBe("/first"));
});

test("a dialog that is opened again takes over the entry of the closed one", async () => {
  await open();
  const { length } = window.history;
  for (let turn = 0; turn < 3; turn += 1) {
    await click("Open filters");
    await click("Close filters");
  }
  await click("Open filters");
  expect(window.history.length).toBe(length + 1);
  await back();
  await waitFor(() => expect(isOpen("filters")).toBe(false));
  expect(address()).toBe("/list");
});

test("an address whose page is still loading is kept when Back closes the dialog that changed it", async () => {
  await open();
  await click("Open filters");
  await click("Slow filter");
  await back();
  await waitFor(() => expect(isOpen("filters")).toBe(false));
  expect(window.location.search).toBe("?beds=9");
});
