import { act, render, screen } from "@testing-library/react";
import { persistentStore, usePersistentStore } from "./use-persistent-store.ts";

const numbers = persistentStore<readonly number[]>({
  key: "stays.numbers",
  absent: [],
  read: (stored) => (Array.isArray(stored) ? stored : null),
});

function Sum({ label }: { readonly label: string }) {
  return (
    <output aria-label={label}>{usePersistentStore(numbers).reduce((total, one) => total + one, 0)}</output>
  );
}

afterEach(() => {
  jest.restoreAllMocks();
  numbers.clear();
});

// What a blocked or full storage does not take is in shared/contract/src/tab-storage.test.tsx.
test("a value is the same in all components, also while the storage is full, and changes with other tabs", () => {
  const setItem = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The quota has been exceeded", "QuotaExceededError");
  });
  render(
    <>
      <Sum label="First" />
      <Sum label="Second" />
    </>,
  );
  const sums = ["First", "Second"].map((name) => screen.getByRole("status", { name }));
  act(() => numbers.write([1, 2]));
  for (const sum of sums) expect(sum).toHaveTextContent("3");
  expect(numbers.isKept()).toBe(false);
  setItem.mockRestore();
  act(() => numbers.write([5, 6]));
  expect(numbers.isKept()).toBe(true);
  window.localStorage.setItem("stays.numbers", "[7]");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "stays.numbers" })));
  for (const sum of sums) expect(sum).toHaveTextContent("7");
});
