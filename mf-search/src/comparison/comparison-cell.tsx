import { Skeleton } from "@stays/ui";
import type { ReactNode } from "react";
import type { ComparisonColumn, LoadedColumn } from "./comparison-column.ts";
import { UnknownText } from "./unknown-text.tsx";

interface ComparisonCellProps {
  readonly column: ComparisonColumn;
  /** Content for a loaded stay; null = it is not known. */
  readonly children: (column: LoadedColumn) => ReactNode;
}

/** Cell of a stay: a skeleton while it loads, and words for what is not known. */
export function ComparisonCell({ column, children }: ComparisonCellProps) {
  if (column.kind === "loading")
    return (
      <td>
        <Skeleton kind="text" width="80%" />
      </td>
    );
  const content = column.kind === "loaded" ? children(column) : null;
  return <td>{content ?? <UnknownText />}</td>;
}
