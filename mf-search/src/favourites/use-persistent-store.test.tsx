import { act, render, screen } from "@testing-library/react";
import { persistentStore, usePersistentStore } from "./use-persistent-store.ts";

const numbers = persistentStore<readonly number[]>({
  key: "stays.numbers",
  absent: [],
  read: (stored) => (Array.isArray(stored) ? stored : null),
});

function refuse() {
  throw new DOMException("The quota has been exceeded", "QuotaExceededError");
}

function Sum({ label }: { readonly label: string }) {
  return (
    <output aria-label={label}>{usePersistentStore(numbers).reduce((total, one) => total + one, 0)}</output>
  );
}

function renderTwo() {
  render(
    <>
      <Sum label="First" />
      <Sum label="Second" />
    </>,
  );
  return ["First", "Second"].map((name) => screen.getByRole("status", { name }));
}

afterEach(() => {
  jest.restoreAllMocks();
  numbers.clear();
});

test("a full storage: a value is kept for the page view, the same in all components", () => {
  window.localStorage.setItem("stays.numbers", "[1]");
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  const sums = renderTwo();
  act(() => numbers.write([1, 2]));
  for (const sum of sums) expect(sum).toHaveTextContent("3");
  expect(numbers.isKept()).toBe(false);
  expect(window.localStorage.getItem("stays.numbers")).toBe("[1]");
});

test("a blocked storage: a value is kept for the page view, and can be cleared", () => {
  for (const method of ["getItem", "setItem", "removeItem"] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
  const sums = renderTwo();
  act(() => numbers.write([4]));
  for (const sum of sums) expect(sum).toHaveTextContent("4");
  act(() => numbers.clear());
  for (const sum of sums) expect(sum).toHaveTextContent("0");
});

test("a storage that takes values again has the newest one, and other tabs change it again", () => {
  const setItem = jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  const [sum] = renderTwo();
  act(() => numbers.write([5]));
  setItem.mockRestore();
  act(() => numbers.write([5, 6]));
  expect(numbers.isKept()).toBe(true);
  window.localStorage.setItem("stays.numbers", "[7]");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "stays.numbers" })));
  expect(sum).toHaveTextContent("7");
});
