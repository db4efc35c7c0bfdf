import { act, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { Suspense, use } from "react";
import { MemoryRouter } from "react-router-dom";
import { Link, useLocation } from "./index.ts";

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function renderLink(link: React.ReactNode) {
  render(
    <MemoryRouter initialEntries={["/en"]}>
      {link}
      <Address />
    </MemoryRouter>,
  );
  return screen.getByRole("link");
}

/**
 * Clicks a link.
 *
 * @returns whether the browser follows the link
 */
function click(link: HTMLElement, init: MouseEventInit = {}): boolean {
  const event = createEvent.click(link, { button: 0, ...init });
  fireEvent(link, event);
  return !event.defaultPrevented;
}

test("RT-01 a link is followed without a new document", () => {
  const link = renderLink(<Link to="/en/stays?rooms=1">Stays</Link>);
  expect(link).toHaveAttribute("href", "/en/stays?rooms=1");
  expect(click(link)).toBe(false);
  expect(screen.getByRole("status")).toHaveTextContent("/en/stays?rooms=1");
});

test("RT-01 a link is marked from the click until its page is shown", async () => {
  let show = () => {};
  const loaded = new Promise<void>((resolve) => {
    show = resolve;
  });
  function Page() {
    if (useLocation().search) use(loaded);
    return null;
  }
  const link = renderLink(
    <Suspense>
      <Link to="/en/stays?rooms=1">Stays</Link>
      <Page />
    </Suspense>,
  );
  expect(link).not.toHaveAttribute("data-pending");
  await act(async () => void click(link));
  expect(link).toHaveAttribute("data-pending");
  await act(async () => show());
  expect(link).not.toHaveAttribute("data-pending");
});

test.each([
  ["with the key for a new tab", {}, { ctrlKey: true }],
  ["of another frame", { target: "_blank" }, {}],
  ["by another button", {}, { button: 1 }],
])("RT-01 a link %s is the browser's", (_how, props, init) => {
  const link = renderLink(
    <Link to="/en/stays" {...props}>
      Stays
    </Link>,
  );
  expect(click(link, init)).toBe(true);
  expect(screen.getByRole("status")).toHaveTextContent("/en");
});

test("RT-01 a click that its owner prevented is not followed", () => {
  const link = renderLink(
    <Link to="/en/stays" onClick={(event) => event.preventDefault()}>
      Stays
    </Link>,
  );
  click(link);
  expect(screen.getByRole("status")).toHaveTextContent(/^\/en$/);
});
