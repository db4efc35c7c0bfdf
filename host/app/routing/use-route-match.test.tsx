import { useNavigate } from "@stays/contract/host";
import { act, render, screen } from "@testing-library/react";
import { memo } from "react";
import { MemoryRouter } from "react-router-dom";
import { useRouteMatch } from "./use-route-match.ts";

const PREFIXES = ["en"];

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
