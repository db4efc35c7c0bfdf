import { useIsHydrated } from "@stays/contract";
import type { ReactNode } from "react";

/**
 * Renders its children on the server and while the browser hydrates, and nothing after that. A child that suspends
 * lets the Suspense boundary around it wait for data, which the content beside it reads without suspending: so the
 * server sends that content with its data, and later changes show no skeleton in its place.
 */
export function UntilHydrated({ children }: { readonly children: ReactNode }) {
  return useIsHydrated() ? null : children;
}
