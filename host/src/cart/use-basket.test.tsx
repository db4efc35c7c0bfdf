import { QueryClient } from "@stays/contract";
import { QueryClientProvider } from "@stays/contract/host";
import { basketQuery } from "@stays/galaxy";
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { useBasket } from "./use-basket.ts";

const basketAfter = (code: number) => {
  const client = new QueryClient();
  client.setQueryData<unknown>(basketQuery().queryKey, { code, message: "said Galaxy" });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(useBasket, { wrapper }).result.current;
};

test("EC-13 get-basket with code 404 is an empty basket, any other code has failed", () => {
  expect(basketAfter(404)).toMatchObject({ basket: null, count: 0, isFailed: false });
  expect(basketAfter(500)).toMatchObject({ basket: null, count: 0, isFailed: true });
});
