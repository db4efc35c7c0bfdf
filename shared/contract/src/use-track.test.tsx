import { render } from "@testing-library/react";
import { StrictMode } from "react";
import type { EcommerceEvent } from "./ecommerce.ts";
import type { HostServices } from "./host-services.ts";
import { HostServicesProvider } from "./host-services-context.tsx";
import { useTrackView } from "./use-track.ts";

function View({ name }: { readonly name: string | null }) {
  useTrackView(name, () => ({ event: "view_item", currency: "SEK", items: [] }));
  return null;
}

test("a view is reported once per key: not before there is one, not again when effects run twice", () => {
  const tracked: EcommerceEvent[] = [];
  const services = { track: (event) => void tracked.push(event) } as Partial<HostServices> as HostServices;
  const shown = (name: string | null) => (
    <StrictMode>
      <HostServicesProvider services={services}>
        <View name={name} />
      </HostServicesProvider>
    </StrictMode>
  );
  const { rerender } = render(shown(null));
  expect(tracked).toHaveLength(0);
  rerender(shown("cabin"));
  rerender(shown("cabin"));
  expect(tracked).toHaveLength(1);
  rerender(shown("village"));
  expect(tracked).toHaveLength(2);
});
