import { tabStorage } from "./tab-storage.ts";

afterEach(() => {
  jest.restoreAllMocks();
  window.sessionStorage.clear();
});

test("UP-06 what is written is there again, until it is cleared; garbage is nothing", () => {
  tabStorage.write("days", ["2027-02-06"]);
  expect(tabStorage.read("days")).toEqual(["2027-02-06"]);
  expect(window.sessionStorage.getItem("days")).toBe('["2027-02-06"]');
  tabStorage.clear("days");
  expect(tabStorage.read("days")).toBeNull();
  window.sessionStorage.setItem("days", "{");
  expect(tabStorage.read("days")).toBeNull();
});

test("UP-06 where the visitor forbids storage, it is kept for as long as the page lives", () => {
  const forbid = jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("forbidden", "SecurityError");
  });
  tabStorage.write("days", ["2027-02-06"]);
  expect(tabStorage.read("days")).toEqual(["2027-02-06"]);
  tabStorage.clear("days");
  expect(tabStorage.read("days")).toBeNull();
  forbid.mockRestore();
});
