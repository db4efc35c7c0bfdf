import { BrowserRouter, useNavigate } from "@stays/contract/host";
import { act, render, screen, waitFor } from "@testing-library/react";
import { memo } from "react";
import { MemoryRouter } from "react-router-dom";
import { OldAddress, useRouteMatch } from "./route-match.tsx";

const PREFIXES = ["en"];

function Replaced() {
  const routeMatch = useRouteMatch(PREFIXES);
  return routeMatch && <OldAddress routeMatch={routeMatch} prefixes={PREFIXES} />;
}

test.each([
  [
    "/en/stays/hoteldetail/4001/name?room=5001&gclid=a#reviews",
    "/en/stays/hotel/4001/name/5001?gclid=a#reviews",
  ],
  ["/en/stays?rooms=1&amp;gc-1-adults=3&amp;gclid=a", "/en/stays?rooms=1&gc-1-adults=3&gclid=a"],
  ["/en/stays?rooms=1&#038;gc-1-adults=3#map", "/en/stays?rooms=1&gc-1-adults=3#map"],
  ["/en/stays?rooms=1#map?utm_source=mail", "/en/stays?rooms=1&utm_source=mail#map"],
])("RT-04 RT-06 the old or damaged address %s becomes %s", async (given, current) => {
  window.history.pushState(null, "", given);
  render(
    <BrowserRouter>
      <Replaced />
    </BrowserRouter>,
  );
  const shown = () => window.location.pathname + window.location.search + window.location.hash;
  await waitFor(() => expect(shown()).toBe(current));
});

let renders = 0;

const Page = memo(function Page({ routeMatch }: { routeMatch: ReturnType<typeof useRouteMatch> }) {
  renders += 1;
  return <p>{routeMatch?.search}</p>;
});

let goTo: (address: string) => void = () => {};

function Shell() {
  goTo = useNavigate();
  return <Page routeMatch={useRouteMatch(PREFIXES)} />;
}

beforeEach(() => {
  renders = 0;
});

test("RT-06 a hash does not render the page again, another search does", async () => {
  render(
    <MemoryRouter initialEntries={["/en/stays/hotel/4001/name"]}>
      <Shell />
    </MemoryRouter>,
  );
  await act(async () => goTo("/en/stays/hotel/4001/name#reviews"));
  expect(renders).toBe(1);
  await act(async () => goTo("/en/stays/hotel/4001/name?rooms=2#reviews"));
  expect(screen.getByText("?rooms=2")).toBeInTheDocument();
});
