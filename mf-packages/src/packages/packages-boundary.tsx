import { useReport } from "@stays/contract";
import { PageFailure } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { QueryBoundary } from "@stays/ui";
import type { ReactNode } from "react";

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
  return (
    <QueryBoundary
      fallback={skeleton}
      failed={(retry) => <PageFailure message={t("failMessageShort")} onRetry={retry} />}
      onError={(cause) => report({ operation: "get-content-offer", message: cause.message, cause })}
    >
      {children}
    </QueryBoundary>
  );
}
