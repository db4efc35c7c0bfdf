import { QueryClient } from "@stays/contract";
import { provideGalaxy, QueryClientProvider } from "@stays/contract/host";
import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { useBasket } from "./use-basket.ts";

async function basketAfter(code: number) {
  const client = new QueryClient();
  provideGalaxy(client, {
    get: async () => ({ code, errorMessage: "said Galaxy" }),
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
  expect(await basketAfter(404)).toMatchObject({ basket: null, count: 0, isFailed: false });
  expect(await basketAfter(500)).toMatchObject({ basket: null, count: 0, isFailed: true });
});
