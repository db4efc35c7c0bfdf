import type { HostServices } from "@stays/contract";
import { HostServicesProvider } from "@stays/contract/host";
import { createTestCart } from "@stays/testing";
import { act, render, screen } from "@testing-library/react";
import { type ComponentType, lazy, Suspense, useSyncExternalStore } from "react";
import { renderToString } from "react-dom/server";
import { useSelectedRooms } from "./use-selected-rooms.ts";

interface TabsProps {
  readonly count: number;
}

const Tabs = ({ count }: TabsProps) => <p>{`Search, ${count} selected`}</p>;

const cart = createTestCart();

function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

const services = {
  useCart: (select) => select(cart.store.getState()),
  useIsHydrated,
} satisfies Partial<HostServices> as unknown as HostServices;

function Sidebar({ Part }: { readonly Part: ComponentType<TabsProps> }) {
  const { count } = useSelectedRooms();
  return (
    <Suspense fallback={<p>Loading</p>}>
      <Part count={count} />
    </Suspense>
  );
}

const hotel = (Part: ComponentType<TabsProps>) => (
  <HostServicesProvider services={services}>
    <Sidebar Part={Part} />
  </HostServicesProvider>
);

test("HO-02 the server's sidebar stays on the screen until the code of its tabs is loaded", async () => {
  const container = document.createElement("div");
  container.innerHTML = renderToString(hotel(Tabs));
  document.body.append(container);
  const sent = screen.getByText("Search, 0 selected");
  let arrive: (module: { default: typeof Tabs }) => void = () => {};
  const LateTabs = lazy(() => new Promise<{ default: typeof Tabs }>((resolve) => (arrive = resolve)));
  await act(async () => render(hotel(LateTabs), { container, hydrate: true }));
  expect(screen.queryByText("Loading")).not.toBeInTheDocument();
  expect(sent).toBeVisible();
  await act(async () => arrive({ default: Tabs }));
  expect(screen.getByText("Search, 0 selected")).toBe(sent);
});
