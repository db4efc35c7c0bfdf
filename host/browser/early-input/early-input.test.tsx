import { act } from "@testing-library/react";
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  use,
  useLayoutEffect,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { DISPATCHED, HYDRATING, INTERACTIVE } from "../../app/page/page-data.ts";
import { replayEarlyInput } from "./early-input.ts";

/** Milliseconds after which a click is no longer replayed. */
const TOO_LATE = 10_500;

let listening: jest.SpiedFunction<typeof window.addEventListener>;
beforeEach(() => {
  jest.useFakeTimers();
  listening = jest.spyOn(window, "addEventListener");
  replayEarlyInput();
});
afterEach(() => {
  for (const [type, listener, options] of listening.mock.calls)
    window.removeEventListener(type, listener, options);
  jest.useRealTimers();
});

/** The page of the host, in a boundary as remotes have it: React hydrates it after the root, or earlier for an event. */
function Page({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => {
    dispatchEvent(new Event(INTERACTIVE));
  }, []);
  return children;
}
const makePage = (content: ReactNode) => (
  <Suspense fallback={null}>
    <Page>{content}</Page>
  </Suspense>
);

/** Shows the HTML of the server. */
function serve(content: ReactNode): void {
  document.body.innerHTML = `<div id="root">${renderToString(content)}</div>`;
}
/** Starts hydration, as the host does. */
function start(content: ReactNode): void {
  hydrateRoot(find("#root"), content);
  dispatchEvent(new Event(HYDRATING));
}
function find<Found extends Element = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Types into a field, or chooses in a select, as a browser does. */
function fill(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** A component whose code is loaded by the returned function. */
function late(Content: ComponentType) {
  let load = (_: { default: ComponentType }) => {};
  const Late = lazy(() => new Promise<{ default: ComponentType }>((resolve) => (load = resolve)));
  return { Late, load: () => act(async () => load({ default: Content })) };
}

describe("a click before hydration", () => {
  const clicked = jest.fn();
  beforeEach(() => clicked.mockClear());
  const Buttons = () => (
    <>
      <button type="button" onClick={() => clicked("rates")}>
        <span>Choose rate</span>
      </button>
      <button type="button" onClick={() => clicked("filters")}>
        Filters
      </button>
    </>
  );
  const [rates, filters] = ["#root button", "#root button ~ button"] as const;

  test("is replayed once after it; of several the last one counts", async () => {
    serve(makePage(<Buttons />));
    find(filters).click();
    find(`${rates} span`).click();
    await wait(3_000);
    await act(async () => start(makePage(<Buttons />)));
    await wait(TOO_LATE);
    expect(clicked.mock.calls).toEqual([["rates"]]);
  });

  test("is not replayed when React hydrates for it, nor is an earlier one", async () => {
    serve(makePage(<Buttons />));
    find(filters).click();
    await act(async () => {
      start(makePage(<Buttons />));
      find(rates).click();
    });
    await wait(TOO_LATE);
    expect(clicked.mock.calls).toEqual([["rates"]]);
  });

  test("is replayed where React drops it without a sign", async () => {
    let isDropped = true;
    const content = (
      <main
        onClickCapture={({ nativeEvent }) => isDropped || Object.assign(nativeEvent, { [DISPATCHED]: true })}
      >
        <button type="button" onClick={() => isDropped || clicked("rates")}>
          Choose rate
        </button>
      </main>
    );
    serve(content);
    await act(async () => start(content));
    find("#root main button").click();
    await wait(300);
    isDropped = false;
    await wait(TOO_LATE);
    expect(clicked.mock.calls).toEqual([["rates"]]);
  });

  test("is not replayed in a part that React renders into an element of its own, such as a pin of the map", async () => {
    function PageWithPin() {
      const [pin, setPin] = useState<HTMLElement | null>(null);
      return (
        <main onClickCapture={({ nativeEvent }) => Object.assign(nativeEvent, { [DISPATCHED]: true })}>
          <div ref={setPin} />
          {pin &&
            createPortal(
              <button type="button" onClick={() => clicked("pin")}>
                3 stays
              </button>,
              pin,
            )}
        </main>
      );
    }
    serve(<PageWithPin />);
    await act(async () => start(<PageWithPin />));
    find("#root main button").click();
    await wait(TOO_LATE);
    expect(clicked.mock.calls).toEqual([["pin"]]);
  });

  test("waits for code that React still loads, while the rest of the page works", async () => {
    const { Late, load } = late(Buttons);
    const shell = (Content: ComponentType) => (
      <>
        <header>
          <button type="button" onClick={() => clicked("basket")}>
            Basket
          </button>
        </header>
        {makePage(<Content />)}
      </>
    );
    serve(shell(Buttons));
    await act(async () => start(shell(Late)));
    await act(async () => find("header button").click());
    await act(async () => find("header ~ button").click());
    await wait(500);
    expect(clicked.mock.calls).toEqual([["basket"]]);
    await load();
    await wait(200);
    expect(clicked.mock.calls).toEqual([["basket"], ["rates"]]);
    await act(async () => find("header button").click());
    await wait(TOO_LATE);
    expect(clicked.mock.calls).toEqual([["basket"], ["rates"], ["basket"]]);
  });

  test("is given up when its code does not come", async () => {
    const { Late, load } = late(Buttons);
    serve(makePage(<Buttons />));
    find(rates).click();
    await act(async () => start(makePage(<Late />)));
    await wait(TOO_LATE);
    await load();
    await wait(TOO_LATE);
    expect(clicked).not.toHaveBeenCalled();
  });

  test.each([
    ["goes to the button that replaces its own", "", [["rates"]]],
    ["is dropped when two have the name of a replaced one", "<button>Choose rate</button>", []],
  ])("%s (ruling 110)", async (_, more, calls) => {
    serve(makePage(<Buttons />));
    const replaced = find(rates).cloneNode(true);
    find(filters).before(replaced);
    const root = find("#root");
    (replaced as HTMLElement).click();
    replaced.parentNode?.removeChild(replaced);
    if (more) root.insertAdjacentHTML("beforeend", more);
    await act(async () => start(makePage(<Buttons />)));
    await wait(TOO_LATE);
    expect(clicked.mock.calls).toEqual(calls);
  });

  test("on a link, on the button of a form, or outside the page is left to the browser", async () => {
    const content = (
      <form onSubmit={(event) => event.preventDefault()}>
        <a href="#map">Show on map</a>
        <button type="submit" onClick={() => clicked("search")}>
          Search
        </button>
      </form>
    );
    serve(makePage(content));
    document.body.insertAdjacentHTML("beforeend", '<button type="button" id="outside">Close</button>');
    const outside = jest.fn();
    find("form").addEventListener("submit", (event) => event.preventDefault(), { once: true });
    for (const selector of ["a", "form button", "#outside"]) find(selector).click();
    for (const selector of ["a", "#outside"]) find(selector).addEventListener("click", outside);
    await act(async () => start(makePage(content)));
    await wait(TOO_LATE);
    expect(clicked).not.toHaveBeenCalled();
    expect(outside).not.toHaveBeenCalled();
  });
});

describe("values of fields", () => {
  function Form() {
    const [name, setName] = useState("");
    const [sort, setSort] = useState("price");
    const [isChecked, setChecked] = useState(false);
    return (
      <>
        <input aria-label="name" value={name} onChange={({ target }) => setName(target.value)} />
        <select aria-label="sort" value={sort} onChange={({ target }) => setSort(target.value)}>
          <option>price</option>
          <option>name</option>
        </select>
        <input type="checkbox" checked={isChecked} onChange={() => setChecked(!isChecked)} />
        <output>{`${name} ${sort} ${isChecked}`}</output>
      </>
    );
  }
  const typeAll = () => {
    fill(find("input"), "fjäll");
    fill(find("select"), "name");
    find("input[type='checkbox']").click();
  };
  const shown = () => [
    find("output").textContent,
    find<HTMLInputElement>("input").value,
    find<HTMLSelectElement>("select").value,
    find<HTMLInputElement>("input[type='checkbox']").checked,
  ];

  test("stay, and are React's state, also when React first gives hydration up, as a part is still loading", async () => {
    let load = (_: string) => {};
    const loading = new Promise<string>((resolve) => {
      load = resolve;
    });
    const Part = ({ text }: { text: string | Promise<string> }) => (
      <p>{typeof text === "string" ? text : use(text)}</p>
    );
    const content = (text: string | Promise<string>) =>
      makePage(
        <>
          <Form />
          <Part text={text} />
        </>,
      );
    serve(content("loaded"));
    typeAll();
    await act(async () => start(content(loading)));
    await wait(500);
    await act(async () => load("loaded"));
    await wait(500);
    expect(shown()).toEqual(["fjäll name true", "fjäll", "name", true]);
  });

  test("stay when their part hydrates after the page is interactive, before and after which they were typed", async () => {
    const { Late, load } = late(Form);
    const content = (Content: ComponentType) =>
      makePage(
        <Suspense>
          <Content />
        </Suspense>,
      );
    serve(content(Form));
    fill(find("select"), "name");
    await act(async () => start(content(Late)));
    await wait(500);
    await act(async () => {
      fill(find("input"), "fjäll");
      find("input[type='checkbox']").click();
    });
    await wait(500);
    await load();
    await wait(500);
    expect(shown()).toEqual(["fjäll name true", "fjäll", "name", true]);
  });

  test("are entered once, and later typing is left alone", async () => {
    const changed = jest.fn();
    const content = makePage(<input defaultValue="" onChange={({ target }) => changed(target.value)} />);
    serve(content);
    fill(find("input"), "fj");
    await act(async () => start(content));
    await wait(200);
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    set?.call(find("input"), "fjäll");
    find("input").dispatchEvent(new Event("input", { bubbles: true }));
    await wait(TOO_LATE);
    expect(changed.mock.calls).toEqual([["fj"], ["fjäll"]]);
  });

  test.each(["button", "submit"] as const)(
    "are entered before the handler of a %s that React hydrates for",
    async (type) => {
      const applied = jest.fn();
      function Code() {
        const [code, setCode] = useState("");
        return (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              applied(code);
            }}
          >
            <input aria-label="code" value={code} onChange={({ target }) => setCode(target.value)} />
            <button type={type} onClick={() => type === "button" && applied(code)}>
              Apply
            </button>
          </form>
        );
      }
      serve(makePage(<Code />));
      fill(find("input"), "WINTER10");
      await act(async () => {
        start(makePage(<Code />));
        find("button").click();
      });
      await wait(200);
      expect(applied.mock.calls).toEqual([["WINTER10"]]);
    },
  );

  test("keep a choice when React hydrates for its input event and sets the select back before its change event", async () => {
    function Sort() {
      const [sort, setSort] = useState("price");
      return (
        <select
          value={sort}
          // As navigations do: until the new value is rendered, React sets the select back after each event.
          onChange={({ target: { value } }) => startTransition(() => setSort(value))}
        >
          <option>price</option>
          <option>name</option>
        </select>
      );
    }
    serve(makePage(<Sort />));
    await act(async () => {
      start(makePage(<Sort />));
      fill(find("select"), "name");
    });
    await wait(200);
    expect(find<HTMLSelectElement>("select").value).toBe("name");
  });
});

test("ruling 110 a click in a part that React renders again within it is made again", async () => {
  serve(<button type="button">Sauna</button>);
  find("button").click();
  const clicked = jest.fn();
  const root = find("#root");
  const renderAgain = () => {
    const button = document.createElement("button");
    button.textContent = "Sauna";
    button.addEventListener("click", clicked);
    root.replaceChildren(button);
  };
  root.addEventListener("click", renderAgain, { capture: true, once: true });
  dispatchEvent(new Event(HYDRATING));
  await wait(300);
  expect(clicked).toHaveBeenCalledTimes(1);
});
