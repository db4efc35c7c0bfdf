import { Skeleton, VisuallyHidden } from "@stays/ui";
import type { ReactNode } from "react";
import type { ComparisonColumn, LoadedColumn } from "./comparison-column.ts";
import { useComparisonTexts } from "./comparison-texts.tsx";

interface ComparisonCellProps {
  readonly column: ComparisonColumn;
  /** Content for a loaded stay; null = it is not known. */
  readonly children: (column: LoadedColumn) => ReactNode;
}

/** Cell of a stay: a skeleton while it loads, a dash for what is not known. */
export function ComparisonCell({ column, children }: ComparisonCellProps) {
  const t = useComparisonTexts();
  if (column.kind === "loading")
    return (
      <td>
        <Skeleton kind="text" width="80%" />
      </td>
    );
  const content = column.kind === "loaded" ? children(column) : null;
  return (
    <td>
      {content ?? (
        <>
          <span aria-hidden>–</span>
          <VisuallyHidden>{t("unknown")}</VisuallyHidden>
        </>
      )}
    </td>
  );
}
