import { useQueryClient, useReport } from "@stays/contract";
import { accommodationContentQuery, contentOfferQuery } from "@stays/galaxy";
import { PageFailure } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { QueryBoundary } from "@stays/ui";
import type { ReactNode } from "react";
import { usePackageSearch } from "../search/use-package-search.ts";

/** The boundary of a package page: a skeleton while loading, and a short failure with Try again. */
export function PackagesBoundary({
  skeleton,
  children,
}: {
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}) {
  const { t } = useTexts("mf-packages");
  const report = useReport();
  const client = useQueryClient();
  const { content, propertyId } = usePackageSearch();
  // A Galaxy error is data, so it stays in the cache until its query is reset.
  const askAgain = (retry: () => void) => {
    void client.resetQueries({ queryKey: contentOfferQuery(content).queryKey });
    if (propertyId !== null)
      void client.resetQueries({ queryKey: accommodationContentQuery({ productId: propertyId }).queryKey });
    retry();
  };
  return (
    <QueryBoundary
      fallback={skeleton}
      failed={(retry) => <PageFailure message={t("failMessageShort")} onRetry={() => askAgain(retry)} />}
      onError={(cause) => report({ operation: "get-content-offer", message: cause.message, cause })}
    >
      {children}
    </QueryBoundary>
  );
}
