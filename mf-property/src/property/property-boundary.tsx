import { useReport } from "@stays/contract";
import { accommodationContentQuery } from "@stays/galaxy";
import { useQueryClient } from "@stays/query";
import { DetailsSkeleton, PageFailure } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { QueryBoundary } from "@stays/ui";
import type { ReactNode } from "react";
import { usePropertySearch } from "./use-property.ts";

/** The boundary of a property page: a skeleton while loading, and a failure with Try again (CD-05). */
export function PropertyBoundary({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts("mf-property");
  const report = useReport();
  const client = useQueryClient();
  const { content } = usePropertySearch();
  // A Galaxy error is data, so it stays in the cache until it is removed.
  const askAgain = (retry: () => void) => {
    client.removeQueries({ queryKey: accommodationContentQuery(content).queryKey });
    retry();
  };
  return (
    <QueryBoundary
      fallback={<DetailsSkeleton label={t("loading")} />}
      failed={(retry) => <PageFailure message={t("failMessageShort")} onRetry={() => askAgain(retry)} />}
      onError={(cause) => report({ operation: "get-accommodation-content", message: cause.message, cause })}
    >
      {children}
    </QueryBoundary>
  );
}
