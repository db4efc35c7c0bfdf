import { type HostServices, QueryClient } from "@stays/contract";
import { HostServicesProvider, QueryClientProvider } from "@stays/contract/host";
import { createTexts, loadTexts, TextsProvider } from "@stays/texts";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, use } from "react";
import { shellTexts } from "../../texts/texts.ts";
import type { RemoteModule } from "./remote-module.ts";
import { RemoteStore } from "./remote-store.ts";
import { RemoteView } from "./remote-view.tsx";
import { RemotesContext } from "./remotes-context.tsx";

const key = { remote: "mf-search", module: "page-results" };
const registry = [
  { name: "mf-search", version: "1.0.0", contract: 1, entry: "/releases/mf-search/1.0.0/remoteEntry.js" },
];

interface Attempt {
  readonly count: number;
  readonly resolve: (module: RemoteModule) => void;
  readonly reject: (error: Error) => void;
}

async function show(
  content: (store: RemoteStore) => ReactNode,
  hasLastGood = false,
  sent = <p>What the server sent</p>,
) {
  const attempts: Attempt[] = [];
  const problems: string[] = [];
  const services: Partial<HostServices> = {
    report: ({ remote, release, operation }) => void problems.push(`${remote} ${release} ${operation}`),
  };
  const store = new RemoteStore({
    load: (_, count) => new Promise((resolve, reject) => attempts.push({ count, resolve, reject })),
    budget: 60_000,
    onFailure: () => {},
    onCrash: () => hasLastGood,
  });
  const client = new QueryClient();
  // A query that has not failed has the error null.
  client.setQueryData(["galaxy", "answer"], {});
  const texts = createTexts({ language: "en", locale: "en-GB", overrides: {} });
  for (const one of shellTexts) texts.add(one.namespace, await loadTexts(one, "en"));
  await act(async () =>
    render(
      <HostServicesProvider services={services as HostServices}>
        <TextsProvider texts={texts}>
          <QueryClientProvider client={client}>
            <RemotesContext value={{ store, registry }}>
              <RemoteView moduleKey={key} skeleton={<p>Loading</p>} contentOnFailure={sent}>
                {content(store)}
              </RemoteView>
            </RemotesContext>
          </QueryClientProvider>
        </TextsProvider>
      </HostServicesProvider>,
    ),
  );
  return { attempts, problems, user: userEvent.setup() };
}

function Loaded({ store }: { store: RemoteStore }) {
  use(store.module(key));
  return <h1>Stays</h1>;
}

const module_ = {} as RemoteModule;

test("FE-03 a remote that cannot be loaded says so, and is shown after Try again", async () => {
  const { attempts, user } = await show((store) => <Loaded store={store} />);
  expect(screen.getByText("Loading")).toBeVisible();
  await act(async () => attempts[0]?.reject(new Error("404")));
  expect(screen.getByRole("alert")).toHaveTextContent("This part of the page is unavailable right now.");
  expect(screen.queryByText("Loading")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  // The alert stays, and its button keeps the focus, until the further try has ended.
  const busy = screen.getByRole("button", { name: "Loading" });
  expect(busy).toHaveFocus();
  expect(busy).toHaveAttribute("aria-busy", "true");
  await user.click(busy);
  expect(attempts).toHaveLength(2);
  await act(async () => attempts[1]?.resolve(module_));
  expect(screen.getByRole("heading", { name: "Stays" })).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
});

/** Renders the component of the module. */
function Shown({ store }: { store: RemoteStore }) {
  const { Page } = use(store.module(key)) as unknown as { Page: () => ReactNode };
  return <Page />;
}

const makeModule = (Page: () => ReactNode) => ({ Page }) as unknown as RemoteModule;

function Broken(): ReactNode {
  throw new Error("boom");
}

test("FE-04 what the server sent stays when the last good release cannot be loaded either", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  const { attempts } = await show((store) => <Shown store={store} />, true);
  await act(async () => attempts[0]?.resolve(makeModule(Broken)));
  await act(async () => attempts[1]?.reject(new Error("time-out")));
  expect(screen.getByRole("alert")).toBeVisible();
  expect(screen.getByText("What the server sent")).toBeVisible();
});

/** Whatever a release throws, its page has failed. */
test.each<[string, unknown]>([
  ["an error", new Error("boom")],
  ["a text", "boom"],
  ["an empty text", ""],
  ["zero", 0],
  ["null", null],
  ["undefined", undefined],
  ["a symbol", Symbol("boom")],
  ["a frozen object", Object.freeze({ code: 1 })],
  ["an object without a prototype", Object.create(null)],
])(
  "FE-03 FE-04 a release that throws %s at render is reported once; the last good one replaces it, or Try again fetches it",
  async (_, cause) => {
    jest.spyOn(console, "error").mockImplementation(() => {});
    const Faulty = (): ReactNode => {
      throw cause;
    };
    const alone = await show((store) => <Shown store={store} />);
    await act(async () => alone.attempts[0]?.resolve(makeModule(Faulty)));
    expect(screen.getByRole("alert")).toBeVisible();
    expect(screen.getByText("What the server sent")).toBeVisible();
    expect(alone.problems).toEqual(["mf-search 1.0.0 render page-results"]);
    await alone.user.click(screen.getByRole("button", { name: "Try again" }));
    expect(alone.attempts.map(({ count }) => count)).toEqual([0, 1]);
    await act(async () => alone.attempts[1]?.resolve(makeModule(() => <h1>Stays</h1>)));
    expect(screen.getByRole("heading", { name: "Stays" })).toBeVisible();

    const { attempts, problems } = await show((store) => <Shown store={store} />, true);
    await act(async () => attempts[0]?.resolve(makeModule(Faulty)));
    expect(screen.queryByRole("alert")).toBeNull();
    await act(async () => attempts[1]?.resolve(makeModule(() => <h1>As before</h1>)));
    expect(screen.getByRole("heading", { name: "As before" })).toBeVisible();
    expect(problems).toEqual(["mf-search 1.0.0 render page-results"]);
  },
);

test("FE-03 a click on a button of the server's HTML whose code is missing leads to Try again", async () => {
  const { attempts, user } = await show(
    (store) => <Loaded store={store} />,
    false,
    <button type="button">Filter</button>,
  );
  await act(async () => attempts[0]?.reject(new Error("404")));
  await user.click(screen.getByRole("button", { name: "Filter" }));
  expect(screen.getByRole("button", { name: "Try again" })).toHaveFocus();
});
