import { LinkButton } from "@stays/ui";
import type { LoadedColumn } from "./comparison-column.ts";
import { useComparisonTexts } from "./comparison-texts.tsx";
import { headId } from "./stay-head.tsx";
import { useStayLink } from "./use-stay-link.ts";

/** Link to the page of a stay. */
export function ViewLink({ column }: { readonly column: LoadedColumn }) {
  const t = useComparisonTexts();
  return (
    <LinkButton
      to={useStayLink(column)}
      variant="secondary"
      size="small"
      aria-describedby={headId(column.id)}
    >
      {t("view")}
    </LinkButton>
  );
}
