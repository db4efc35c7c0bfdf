import { renderInHost } from "@stays/testing";
import { screen, within } from "@testing-library/react";
import { shellTexts } from "../../texts/texts.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

const brand = {
  logo: { address: "/logo.svg", darkAddress: "/logo-dark.svg", width: 160, height: 40 },
  headerLinks: [{ name: "Ski passes", address: "https://example.com/passes" }],
  footerColumns: [{ title: "About us", links: [{ name: "Imprint", address: "/imprint" }] }],
};

async function renderShell(appearance: "system" | "light") {
  const routeMatch = { language: "en", name: "stayslist", params: {}, search: "", hash: "" } as const;
  return renderInHost(
    <>
      <Header routeMatch={routeMatch} />
      <Footer routeMatch={routeMatch} onPrivacyChoices={() => {}} />
    </>,
    {
      settings: { name: "Yukimori", appearance, brand },
      texts: shellTexts,
      address: "/en/stays",
      today: "2026-11-21",
    },
  );
}

test("a destination's logo names the link to the start page, and its links follow the site's own", async () => {
  const { container } = await renderShell("system");
  const header = within(screen.getByRole("banner"));
  expect(header.getByRole("link", { name: "Yukimori" })).toHaveAttribute("href", "/en/stays");
  expect(header.getByRole("img", { name: "Yukimori" })).toHaveAttribute("width", "160");
  expect(container.querySelector("source")).toHaveAttribute("srcset", "/logo-dark.svg");
  const main = within(header.getByRole("navigation", { name: "Main" }));
  expect(main.getAllByRole("link").at(-1)).toHaveAttribute("href", "https://example.com/passes");
  const about = within(screen.getByRole("navigation", { name: "About us" }));
  expect(about.getByRole("link", { name: "Imprint" })).toHaveAttribute("href", "/imprint");
});

test("a site that is always light has no logo for dark surfaces", async () => {
  const { container } = await renderShell("light");
  expect(container.querySelector("source")).not.toBeInTheDocument();
});
