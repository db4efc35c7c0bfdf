import { BrowserRouter, useNavigate } from "@stays/contract/host";
import { act, render, screen, waitFor } from "@testing-library/react";
import { memo } from "react";
import { MemoryRouter } from "react-router-dom";
import { OldAddress, useRouteMatch } from "./route-match.tsx";

const PREFIXES = ["en"];

function Redirect() {
  const routeMatch = useRouteMatch(PREFIXES);
  return routeMatch && <OldAddress routeMatch={routeMatch} />;
}

test("RT-04 RT-06 an old address becomes the current one and keeps its hash", async () => {
  window.history.pushState(null, "", "/en/stays/hoteldetail/4001/name?room=5001&gclid=a#reviews");
  render(
    <BrowserRouter>
      <Redirect />
    </BrowserRouter>,
  );
  await waitFor(() => expect(window.location.pathname).toBe("/en/stays/hotel/4001/name/5001"));
  expect(window.location.search + window.location.hash).toBe("?gclid=a#reviews");
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
