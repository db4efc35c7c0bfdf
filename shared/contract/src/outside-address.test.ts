import { outsideAddress } from "./outside-address.ts";

const online = { baseUrl: "https://online.example.com", basketPath: "/{lang}/basket", addonPath: "/addons" };

test("CT-03 CT-05 ruling 20: the basket's and the add-on page's address: base and path of the settings, {lang} filled in", () => {
  expect(outsideAddress("basket", { online, language: "sv" })).toBe("https://online.example.com/sv/basket");
  expect(outsideAddress("addons", { online, language: "sv" })).toBe("https://online.example.com/addons");
});

test("ruling 192 click ids go along", () => {
  expect(outsideAddress("addons", { online, language: "sv" }, "gclid=a&utm_source=b")).toBe(
    "https://online.example.com/addons?gclid=a&utm_source=b",
  );
});

test("CT-05 a base with a path is kept, and a slash at its end is not doubled", () => {
  const under = { ...online, baseUrl: "https://online.example.com/booking/" };
  expect(outsideAddress("basket", { online: under, language: "sv" })).toBe(
    "https://online.example.com/booking/sv/basket",
  );
});
