import { useNavigate } from "@stays/contract/host";
import { renderInHost } from "@stays/testing";
import { act } from "@testing-library/react";
import { useArrivalNotice } from "./use-arrival-notice.ts";

test("CT-03 the arrival notice of the upsell page is kept until another page is opened", async () => {
  let go: (address: string) => void = () => {};
  function Shell() {
    const navigate = useNavigate();
    go = (address) => void navigate(address);
    useArrivalNotice();
    return null;
  }
  const { cart } = await renderInHost(<Shell />, { address: "/en/stays/village/2001/fjallbyn" });
  const notice = { kind: "added", route: "upsellday" } as const;
  act(() => cart.actions.setNotice(notice));
  await act(async () => go("/en/stays/upsell/days?start=2026-12-05&end=2026-12-12"));
  expect(cart.store.getState().notice).toEqual(notice);
  await act(async () => go("/en/stays"));
  expect(cart.store.getState().notice).toBeNull();
});
