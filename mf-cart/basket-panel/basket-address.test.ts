import { basketAddress } from "./basket-address.ts";

const online = { baseUrl: "https://online.example.com", basketPath: "/{lang}/basket", addonPath: "/addons" };

test("CT-05 the basket's address: base and path of the settings, {lang} filled in", () => {
  expect(basketAddress({ online, language: "sv" })).toBe("https://online.example.com/sv/basket");
});

test("CT-05 a slash at the end of the base is not doubled", () => {
  expect(
    basketAddress({
      online: { ...online, baseUrl: "https://online.example.com/", basketPath: "/basket" },
      language: "sv",
    }),
  ).toBe("https://online.example.com/basket");
});
