import { BrowserRouter } from "@stays/contract/host";
import { render, waitFor } from "@testing-library/react";
import { OldAddress } from "./old-address.tsx";
import { useRouteMatch } from "./use-route-match.ts";

const PREFIXES = ["en"];

function Shell() {
  const routeMatch = useRouteMatch(PREFIXES);
  return routeMatch && <OldAddress routeMatch={routeMatch} />;
}

test("RT-04 RT-06 an old address becomes the current one and keeps its hash", async () => {
  window.history.pushState(null, "", "/en/stays/hoteldetail/4001/name?room=5001&gclid=a#reviews");
  render(
    <BrowserRouter>
      <Shell />
    </BrowserRouter>,
  );
  await waitFor(() => expect(window.location.pathname).toBe("/en/stays/hotel/4001/name/5001"));
  expect(window.location.search + window.location.hash).toBe("?gclid=a#reviews");
});
