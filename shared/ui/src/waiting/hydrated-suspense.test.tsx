import { act } from "@testing-library/react";
import { type ComponentType, lazy, type ReactNode, startTransition, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { HydratedSuspense } from "./hydrated-suspense.tsx";

interface PartProps {
  readonly text: string;
}
function Part({ text }: PartProps) {
  const [clicks, setClicks] = useState(0);
  return <button type="button" onClick={() => setClicks(clicks + 1)}>{`${text} ${clicks}`}</button>;
}

/** A component whose code is loaded by the returned function. */
function late(Loaded: ComponentType<PartProps>) {
  let load = () => {};
  const Late = lazy(
    () =>
      new Promise<{ default: ComponentType<PartProps> }>((resolve) => {
        load = () => resolve({ default: Loaded });
      }),
  );
  return { Late, load: () => act(async () => load()) };
}

let change: (text: string) => void;
/** A part that is hydrated by itself, in a parent that changes. */
function Page({ children }: { readonly children: (text: string) => ReactNode }) {
  const [text, setText] = useState("first");
  change = setText;
  return <HydratedSuspense fallback={<p>Loading</p>}>{children(text)}</HydratedSuspense>;
}

let root: HTMLElement;
const find = (selector: string) => root.querySelector<HTMLElement>(selector);
beforeEach(() => {
  root = document.body.appendChild(document.createElement("div"));
});
afterEach(() => root.remove());

test("NF the server's HTML stays while its parent changes before its code is there, and shows the change with it", async () => {
  root.innerHTML = renderToString(<Page>{(text) => <Part text={text} />}</Page>);
  const sent = find("button");
  const { Late, load } = late(Part);
  const recovered = jest.fn();
  await act(async () =>
    hydrateRoot(root, <Page>{(text) => <Late text={text} />}</Page>, { onRecoverableError: recovered }),
  );
  await act(async () => change("second"));
  expect(find("button")).toBe(sent);
  expect(sent).toHaveTextContent("first 0");
  await load();
  expect(find("button")).toBe(sent);
  expect(sent).toHaveTextContent("second 0");
  await act(async () => sent?.click());
  expect(sent).toHaveTextContent("second 1");
  expect(recovered).not.toHaveBeenCalled();
});

test("NF a change of a part that is shown is there at once", async () => {
  root.innerHTML = renderToString(<Page>{(text) => <Part text={text} />}</Page>);
  await act(async () => hydrateRoot(root, <Page>{(text) => <Part text={text} />}</Page>));
  await act(async () => {
    flushSync(() => change("second"));
    expect(find("button")).toHaveTextContent("second 0");
  });
});

test("NF a long list that changes before it is hydrated keeps no other update waiting", async () => {
  const items = Array.from({ length: 30 }, (_, index) => index);
  let renderings = 0;
  function List() {
    const [text, setText] = useState("first");
    const [size, setSize] = useState(0);
    if (size > 0) renderings += 1;
    // The list itself is hydrated then, and none of its items.
    useEffect(() => {
      setText("second");
      startTransition(() => setSize(1));
    }, []);
    return (
      <>
        {size}
        {items.map((item) => (
          <HydratedSuspense key={item} fallback={null}>
            <Part text={text} />
          </HydratedSuspense>
        ))}
      </>
    );
  }
  root.innerHTML = renderToString(<List />);
  await act(async () => hydrateRoot(root, <List />));
  expect(root).toHaveTextContent(/^1(second 0){30}$/);
  expect(renderings).toBeLessThan(5);
});
