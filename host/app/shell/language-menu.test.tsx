import { renderInHost } from "@stays/testing";
import { screen, within } from "@testing-library/react";
import { shellTexts } from "../../texts/texts.ts";
import { Header } from "./header.tsx";

const languages = [
  { prefix: "en", name: "English", code: "en", locale: "en-GB" },
  { prefix: "sv", name: "Svenska", code: "sv", locale: "sv-SE" },
  { prefix: "no", name: "Norsk", code: "nb", locale: "nb-NO" },
];

const openHeader = () =>
  renderInHost(<Header routeMatch={null} />, {
    settings: { languages },
    texts: shellTexts,
    address: "/en/stays?geo=1&utm_source=a#map",
    today: "2026-11-21",
  });

const menu = () => screen.getByRole("button", { name: /Language/ });

test("RT-01 the keyboard opens the languages, chooses nothing by arrows, and Esc returns to the button", async () => {
  const { user } = await openHeader();
  menu().focus();
  // jsdom opens a disclosure by a click only.
  await user.click(menu());
  expect(menu()).toHaveAttribute("aria-expanded", "true");
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(document.cookie).not.toContain("language=");
  await user.tab();
  expect(screen.getByRole("link", { name: "English" })).toHaveFocus();
  await user.keyboard("{Escape}");
  expect(menu()).toHaveFocus();
  expect(menu()).toHaveAttribute("aria-expanded", "false");
});

test("RT-01 each language has a link to this page, and the current one is marked", async () => {
  await openHeader();
  const links = within(screen.getByRole("banner")).getAllByRole("link", { hidden: true });
  const found = links.flatMap((link) =>
    link.hasAttribute("hreflang")
      ? [["href", "hreflang", "lang", "aria-current"].map((name) => link.getAttribute(name))]
      : [],
  );
  expect(found).toEqual([
    ["/en/stays?geo=1#map", "en", "en", "true"],
    ["/sv/stays?geo=1#map", "sv", "sv", null],
    ["/no/stays?geo=1#map", "nb", "nb", null],
  ]);
});

test("RT-01 the chosen language is kept, and its page opens where this one was", async () => {
  const { user } = await openHeader();
  await user.click(menu());
  const link = screen.getByRole("link", { name: "Svenska" });
  link.addEventListener("click", (event) => event.preventDefault());
  await user.click(link);
  expect(document.cookie).toContain("language=sv");
  expect(window.sessionStorage.getItem("stays.scroll-positions")).toContain("opened /sv/stays?geo=1#map");
});
