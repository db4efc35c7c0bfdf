import { type HostServices, QueryClient, type SlotName, slotTable } from "@stays/contract";
import { HostServicesProvider, QueryClientProvider } from "@stays/contract/host";
import { createTexts, loadTexts, TextsProvider } from "@stays/texts";
import { act, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { shellTexts } from "../../texts/texts.ts";
import type { RemoteModule } from "./remote-module.ts";
import { RemoteStore } from "./remote-store.ts";
import { RemoteView } from "./remote-view.tsx";
import { RemotesContext } from "./remotes-context.tsx";
import { SlotView } from "./slot-view.tsx";

const registry = ["mf-cart", "mf-packages", "mf-search"].map((name) => ({
  ...{ name, version: "2", contract: 1 },
  entry: `/releases/${name}/2/remoteEntry.js`,
}));
const filled = { Slot: () => <p>Filled</p> } as unknown as RemoteModule;

/** Renders on the server, then hydrates. */
async function open(content: ReactNode, load = async () => filled) {
  let release = "2";
  const failures: unknown[] = [];
  const store = new RemoteStore({ load, budget: 60_000, onFailure: (failure) => failures.push(failure) });
  const texts = createTexts({ language: "en", locale: "en-GB", overrides: {} });
  for (const one of shellTexts) texts.add(one.namespace, await loadTexts(one, "en"));
  const page = (
    <TextsProvider texts={texts}>
      <QueryClientProvider client={new QueryClient()}>
        <RemotesContext value={{ store, registry, getRelease: () => release }}>
          <HostServicesProvider services={{} as HostServices}>{content}</HostServicesProvider>
        </RemotesContext>
      </QueryClientProvider>
    </TextsProvider>
  );
  const root = document.createElement("div");
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(page);
  const element = () => root.querySelector("[data-remote]");
  const sent = { ...(element() as HTMLElement | null)?.dataset };
  const complaints: unknown[] = [];
  await act(async () =>
    hydrateRoot(root, page, { onRecoverableError: (complaint) => complaints.push(complaint) }),
  );
  const fallBack = (key: { remote: string; module: string }) => {
    release = "1";
    return act(async () => {
      await store.module(key);
      store.reload(key);
    });
  };
  return { element, sent, complaints, fallBack, failures };
}

test.each(Object.keys(slotTable) as SlotName[])(
  "the slot %s names its remote and release, rendered on the server and hydrated",
  async (name) => {
    const slot = <SlotView name={name} slotProps={{} as never} fallback={<p>Loading</p>} />;
    const { element, sent, complaints } = await open(slot);
    const expected = { remote: slotTable[name].remote, release: "2" };
    expect(sent).toEqual(expected);
    expect({ ...(element() as HTMLElement | null)?.dataset }).toEqual(expected);
    expect(element()).toContainElement(screen.getByText("Filled"));
    expect(complaints).toEqual([]);
  },
);

test("a page names the release in use: that of the registry, after a failure its last good one", async () => {
  const key = { remote: "mf-search", module: "page-results" };
  const { element, sent, complaints, fallBack } = await open(
    <RemoteView moduleKey={key} skeleton={null}>
      <h1>Stays</h1>
    </RemoteView>,
  );
  expect(sent).toEqual({ remote: "mf-search", release: "2" });
  await fallBack(key);
  expect(element()).toHaveAttribute("data-release", "1");
  expect(screen.getByRole("heading", { name: "Stays" })).toBeVisible();
  expect(complaints).toEqual([]);
});

test.each(Object.entries(slotTable) as [SlotName, { isOptional: boolean }][])(
  "FE-03 the slot %s, optional or not (%o), cannot be loaded: it says so, is logged, and loads after Try again",
  async (name, { isOptional }) => {
    let isDown = true;
    const load = async () => {
      if (isDown) throw new Error("404");
      return filled;
    };
    const slot = <SlotView name={name} slotProps={{} as never} fallback={<p>Loading</p>} />;
    const { element, failures } = await open(slot, load);
    expect(element()).toHaveTextContent(/^This part of the page is unavailable right now\.\s*Try again$/);
    expect(screen.queryAllByRole("alert")).toHaveLength(isOptional ? 0 : 1);
    expect(failures).toHaveLength(1);
    isDown = false;
    await act(async () => screen.getByRole("button", { name: "Try again" }).click());
    expect(screen.getByText("Filled")).toBeVisible();
  },
);
