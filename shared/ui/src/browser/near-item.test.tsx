import { renderInHost } from "@stays/testing";
import { act, screen } from "@testing-library/react";
import { useNearItem } from "./near-item.ts";

let seen: Map<Element, () => void>;

beforeEach(() => {
  seen = new Map();
  globalThis.IntersectionObserver = class {
    readonly #callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback;
    }
    observe(element: Element) {
      seen.set(element, () => this.#callback([{ isIntersecting: true } as never], this as never));
    }
    disconnect() {}
  } as never;
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, "IntersectionObserver");
});

const entities = Array.from({ length: 300 }, (_, id) => ({ id }));

function Item({ entity, index }: { readonly entity: { readonly id: number }; readonly index: number }) {
  const { ref, isNear } = useNearItem<HTMLLIElement>(entity, index);
  return <li ref={ref}>{isNear ? `${entity.id} in full` : `${entity.id}`}</li>;
}

const list = (
  <ul>
    {entities.map((entity, index) => (
      <Item key={entity.id} entity={entity} index={index} />
    ))}
  </ul>
);

const full = () => screen.queryAllByText(/in full/).map((element) => element.textContent);
const first = Array.from({ length: 6 }, (_, id) => `${id} in full`);

test("the first items are rendered in full, the others as text until they are near, and so is a later visit", async () => {
  const { unmount } = await renderInHost(list);
  expect(screen.getAllByRole("listitem")).toHaveLength(300);
  expect(full()).toEqual(first);
  await act(async () => seen.get(screen.getByText("200"))?.());
  expect(full()).toEqual([...first, "200 in full"]);
  unmount();
  await renderInHost(list);
  expect(full()).toEqual([...first, "200 in full"]);
});

test("without IntersectionObserver every item is rendered in full", async () => {
  Reflect.deleteProperty(globalThis, "IntersectionObserver");
  await renderInHost(list);
  expect(full()).toHaveLength(300);
});
