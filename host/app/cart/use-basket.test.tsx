import { QueryClient } from "@stays/contract";
import { provideGalaxy, QueryClientProvider } from "@stays/contract/host";
import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { useBasket } from "./use-basket.ts";

async function basketAfter(answer: object) {
  const client = new QueryClient();
  provideGalaxy(client, {
    get: async () => answer,
    post: () => Promise.reject(new Error("nothing is sent")),
  });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(useBasket, { wrapper });
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  return result.current;
}

test("EC-13 get-basket with code 404 is an empty basket, any other code has failed", async () => {
  const refused = (code: number) => basketAfter({ code, errorMessage: "said Galaxy" });
  expect(await refused(404)).toMatchObject({ basket: null, count: 0, isFailed: false });
  expect(await refused(500)).toMatchObject({ basket: null, count: 0, isFailed: true });
});

test("CT-05 ruling 55: the badge counts the lines of all groups", async () => {
  const price = { Price: 100, Currency: "SEK" };
  const [StartDate, EndDate] = ["2027-02-06T00:00:00", "2027-02-13T00:00:00"];
  const line = { Name: "Cabin", StartDate, EndDate, Persons: [], Addons: [], Price: price };
  const groups = [
    { Name: "A", Offer: null, Products: [line, line] },
    { Name: "B", Offer: null, Products: [line] },
  ];
  expect(await basketAfter({ Groups: groups, TotalPrice: price })).toMatchObject({ count: 3 });
});
