import { FailureNote, QueryBoundary } from "@stays/ui";
import type { ReactNode } from "react";
import { usePropertyTexts } from "../property-texts.ts";
import { PageFrame } from "./page-frame.tsx";
import styles from "./stay-boundary.module.css";

/** The boundary of a page: a skeleton while loading, and a short failure with Try again (CD-05). */
export function StayBoundary({
  skeleton,
  children,
}: {
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}) {
  const { t } = usePropertyTexts();
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
    >
      {children}
    </QueryBoundary>
  );
}
