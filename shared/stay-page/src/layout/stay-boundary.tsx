import { useReport } from "@stays/contract";
import { FailureNote, QueryBoundary } from "@stays/ui";
import type { ReactNode } from "react";
import { usePropertyTexts } from "../property-texts.ts";
import { PageFrame } from "./page-frame.tsx";
import styles from "./stay-boundary.module.css";

/** The boundary of a page: a skeleton while loading, and a short failure with Try again (CD-05). */
export function StayBoundary({
  skeleton,
  operation,
  children,
}: {
  readonly skeleton: ReactNode;
  /** The request that the page cannot do without, for the log. */
  readonly operation: string;
  readonly children: ReactNode;
}) {
  const { t } = usePropertyTexts();
  const report = useReport();
  return (
    <QueryBoundary
      fallback={skeleton}
      failed={(retry) => (
        <PageFrame>
          <div className={styles.failure}>
            <FailureNote message={t("failMessageShort")} onRetry={retry} />
          </div>
        </PageFrame>
      )}
      onError={(cause) => report({ operation, message: cause.message, cause })}
    >
      {children}
    </QueryBoundary>
  );
}
