import { forgetPages, forgetVisit } from "./forget-pages.ts";

test("ER-02 where storage is blocked there is nothing to forget, and nothing fails", async () => {
  const getRegistration = async () => {
    throw new DOMException("The user denied permission to use Service Worker.", "NotSupportedError");
  };
  Object.defineProperty(navigator, "serviceWorker", { value: { getRegistration }, configurable: true });
  await expect(forgetPages()).resolves.toBeUndefined();
});

test("ruling 91 what remotes have stored of visits is forgotten, and nothing else", () => {
  window.localStorage.setItem("stays.visit.booked-stays", "[]");
  window.localStorage.setItem("stays.favourites", "[]");
  forgetVisit();
  expect(Object.keys(window.localStorage)).toEqual(["stays.favourites"]);
});
