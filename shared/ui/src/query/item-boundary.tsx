import { useReport } from "@stays/contract";
import type { ReactNode } from "react";
import { useUiTexts } from "../ui-texts.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { HydratedSuspense } from "./hydrated-suspense.tsx";

export interface ItemBoundaryProps {
  readonly children: ReactNode;
  /** Element of the note that replaces an item that throws, `p` by default; "none" = no note. */
  readonly note?: "p" | "li" | "none" | undefined;
}

/**
 * Limits what throws while an item of a list is rendered to that item: a card, a unit, a pin, a review.
 *
 * On the server, where React has no error boundaries, Suspense leaves the item to the browser. Items await nothing.
 */
export function ItemBoundary({ children, note = "p" }: ItemBoundaryProps) {
  const report = useReport();
  return (
    <ErrorBoundary
      failed={() => note !== "none" && <ItemFailure as={note} />}
      onError={(cause) => report({ operation: "render an item", message: cause.message, cause })}
    >
      <HydratedSuspense fallback={null}>{children}</HydratedSuspense>
    </ErrorBoundary>
  );
}

function ItemFailure({ as: Note }: { readonly as: "p" | "li" }) {
  const { t } = useUiTexts();
  return <Note>{t("partUnavailable")}</Note>;
}
