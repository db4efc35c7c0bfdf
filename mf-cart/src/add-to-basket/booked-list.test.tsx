import { bookedList } from "./booked-list.ts";

const KEY = "stays.visit.booked-stays";
const isText = (stored: unknown): stored is string => typeof stored === "string";
const list = bookedList(KEY, isText);

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

test("ruling 163 what one tab has sent every tab of the browser knows, for a week", () => {
  jest.useFakeTimers({ now: new Date("2026-11-21T10:00:00Z") });
  list.add(["Pine"]);
  // Another tab has another session storage.
  window.sessionStorage.clear();
  expect(bookedList(KEY, isText).read()).toEqual(["Pine"]);
  jest.setSystemTime(new Date("2026-11-28T09:59:00Z"));
  list.add(["Birch"]);
  expect(list.read()).toEqual(["Pine", "Birch"]);
  jest.setSystemTime(new Date("2026-11-28T10:00:00Z"));
  expect(list.read()).toEqual(["Birch"]);
});

test("ruling 163 where localStorage is blocked this tab still knows what it has sent", () => {
  const blocked = () => {
    throw new DOMException("Access is denied.", "SecurityError");
  };
  const storage = jest.spyOn(window, "localStorage", "get").mockImplementation(blocked);
  list.add(["Pine"]);
  expect(list.read()).toEqual(["Pine"]);
  storage.mockRestore();
});

test("ruling 163 the newest 20 are kept, and what is no entry is dropped", () => {
  window.localStorage.setItem(
    KEY,
    JSON.stringify([null, { at: "now", entry: "x" }, { at: Date.now(), entry: 7 }]),
  );
  list.add(Array.from({ length: 21 }, (_, index) => String(index)));
  expect(list.read()).toHaveLength(20);
  expect(list.read()[0]).toBe("1");
});
