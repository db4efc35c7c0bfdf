import { forgetPages } from "./forget-pages.ts";

test("ER-02 where storage is blocked there is nothing to forget, and nothing fails", async () => {
  const getRegistration = async () => {
    throw new DOMException("The user denied permission to use Service Worker.", "NotSupportedError");
  };
  Object.defineProperty(navigator, "serviceWorker", { value: { getRegistration }, configurable: true });
  await expect(forgetPages()).resolves.toBeUndefined();
});
