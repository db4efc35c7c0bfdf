import { Link, useLocation } from "@stays/contract";
import { renderInHost } from "@stays/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { AfterPage } from "./after-page.tsx";

const rendered: string[] = [];

function Part({ name }: { readonly name: string }) {
  rendered.push(name);
  return <p>{name}</p>;
}

function Page() {
  const { pathname } = useLocation();
  if (!pathname.endsWith("/village")) return <Link to="/en/stays/village">Open</Link>;
  return (
    <AfterPage skeleton={<Part name="skeleton" />}>
      <Part name="sections" />
    </AfterPage>
  );
}

beforeEach(() => {
  rendered.length = 0;
});

test("NF a page that a link opens renders its later parts after itself, and at once after a step back", async () => {
  const { user } = await renderInHost(<Page />);
  await user.click(screen.getByRole("link", { name: "Open" }));
  expect(await screen.findByText("sections")).toBeVisible();
  expect(rendered).toEqual(["skeleton", "sections"]);

  act(() => window.history.back());
  await screen.findByRole("link", { name: "Open" });
  rendered.length = 0;
  act(() => window.history.forward());
  await waitFor(() => expect(screen.getByText("sections")).toBeVisible());
  expect(rendered).toEqual(["sections"]);
});
