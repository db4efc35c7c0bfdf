import { act } from "@testing-library/react";
import { type ComponentType, lazy, Suspense, startTransition, use, useLayoutEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { element, replayInTests } from "./early-input.fixture.ts";

replayInTests();

describe("fields that React controls", () => {
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

  test("keep what was typed and chosen before hydration, and so does their state", async () => {
    document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>`;
    const [name, checkbox] = document.querySelectorAll("input");
    const select = document.querySelector("select");
    if (!name || !checkbox || !select) throw new Error("The form was not rendered.");
    name.focus();
    name.value = "fjäll";
    name.setSelectionRange(2, 2);
    name.dispatchEvent(new Event("input", { bubbles: true }));
    select.value = "name";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    checkbox.click();
    await act(() => hydrateRoot(element("root"), <Form />));
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(document.querySelector("output")?.textContent).toBe("fjäll name true");
    expect([name.value, select.value, checkbox.checked]).toEqual(["fjäll", "name", true]);
    expect(name.selectionStart).toBe(2);
  });

  test("and buttons wait for code that React still loads to hydrate them", async () => {
    const clicked = jest.fn();
    function Part() {
      const [text, setText] = useState("");
      return (
        <>
          <input value={text} onChange={({ target }) => setText(target.value)} />
          <button type="button" onClick={() => clicked(text)}>
            Filters
          </button>
        </>
      );
    }
    const page = (Content: ComponentType) => (
      <Suspense fallback={null}>
        <Content />
      </Suspense>
    );
    document.body.innerHTML = `<div id="root">${renderToString(page(Part))}</div>`;
    let load = (_: { default: ComponentType }) => {};
    const Late = lazy(() => new Promise<{ default: ComponentType }>((resolve) => (load = resolve)));
    await act(async () => void hydrateRoot(element("root"), page(Late)));
    const [input, button] = [document.querySelector("input"), document.querySelector("button")];
    if (!input || !button) throw new Error("The part was not rendered.");
    input.value = "fjäll";
    await act(async () => void input.dispatchEvent(new Event("input", { bubbles: true })));
    await act(async () => button.click());
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(clicked).not.toHaveBeenCalled();
    await act(async () => load({ default: Part }));
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(clicked.mock.calls).toEqual([["fjäll"]]);
  });

  describe("before the button of their form is clicked", () => {
    const applied = jest.fn();
    afterEach(() => applied.mockClear());
    function Code() {
      const [code, setCode] = useState("");
      return (
        <form>
          <input aria-label="code" value={code} onChange={({ target }) => setCode(target.value)} />
          <button type="button" onClick={() => applied(code)}>
            Apply
          </button>
        </form>
      );
    }
    // A Suspense boundary, as a slot has: React hydrates it later than the root, or earlier for an event.
    const page = (
      <Suspense fallback={null}>
        <Code />
      </Suspense>
    );
    function typeCode(): HTMLInputElement {
      document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
      const input = document.querySelector("input");
      if (!input) throw new Error("The form was not rendered.");
      input.focus();
      input.value = "WINTER10";
      input.dispatchEvent(new Event("input", { bubbles: true }));
      return input;
    }
    const clickApply = () => document.querySelector("button")?.click();

    test("are filled in, though React hydrates for the click", async () => {
      typeCode();
      await act(async () => {
        hydrateRoot(element("root"), page);
        clickApply();
      });
      await act(() => jest.advanceTimersByTimeAsync(200));
      expect(applied.mock.calls).toEqual([["WINTER10"]]);
    });

    test("are filled in, though they are hydrated between the last letter and leaving them", async () => {
      const input = typeCode();
      await act(() => hydrateRoot(element("root"), page));
      act(() => input.dispatchEvent(new Event("change", { bubbles: true })));
      act(clickApply);
      expect(applied.mock.calls).toEqual([["WINTER10"]]);
    });
  });

  test("keep a choice when React hydrates for its input event and sets the select back before its change event", async () => {
    function Sort() {
      const [sort, setSort] = useState("price");
      const [isHydrated, setHydrated] = useState(false);
      useLayoutEffect(() => setHydrated(true), []);
      return (
        <select
          value={sort}
          data-hydrated={isHydrated}
          // As navigations do: until the new value is rendered, React sets the select back after each event.
          onChange={({ target: { value } }) => startTransition(() => setSort(value))}
        >
          <option>price</option>
          <option>name</option>
        </select>
      );
    }
    const page = (
      <Suspense fallback={null}>
        <Sort />
      </Suspense>
    );
    document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
    const select = document.querySelector("select");
    if (!select) throw new Error("The form was not rendered.");
    await act(async () => {
      hydrateRoot(element("root"), page);
      select.value = "name";
      select.dispatchEvent(new Event("input", { bubbles: true }));
      select.dispatchEvent(new Event("change", { bubbles: true }));
    });
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(select.dataset.hydrated).toBe("true");
    expect(select.value).toBe("name");
  });

  test("keep what was typed and chosen when React first gives hydration up, as a part is still loading", async () => {
    let load = (_: string) => {};
    const loading = new Promise<string>((resolve) => {
      load = resolve;
    });
    const Part = ({ text }: { text: string | Promise<string> }) => (
      <p>{typeof text === "string" ? text : use(text)}</p>
    );
    const page = (text: string | Promise<string>) => (
      <Suspense>
        <Form />
        <Part text={text} />
      </Suspense>
    );
    document.body.innerHTML = `<div id="root">${renderToString(page("loaded"))}</div>`;
    const [name] = document.querySelectorAll("input");
    const select = document.querySelector("select");
    if (!name || !select) throw new Error("The form was not rendered.");
    name.value = "fjäll";
    name.dispatchEvent(new Event("input", { bubbles: true }));
    select.value = "name";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    await act(() => hydrateRoot(element("root"), page(loading)));
    await act(() => jest.advanceTimersByTimeAsync(500));
    await act(async () => load("loaded"));
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(document.querySelector("output")?.textContent).toBe("fjäll name false");
    expect([name.value, select.value]).toEqual(["fjäll", "name"]);
  });
});
