import { usePropertyTexts } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { Alert, FailureNote } from "@stays/ui";
import type { PriceKind } from "../packages/listed-package.ts";

/** The reason why packages have no price and what the visitor can do. */
export function PriceNote({ kind, onRetry }: { readonly kind: PriceKind; readonly onRetry: () => void }) {
  const { t } = useTexts("mf-packages");
  const { t: shared } = usePropertyTexts();
  if (kind === "noDates") return <Alert tone="info" title={t("chooseDates")} />;
  if (kind === "noAges") return <Alert tone="info" title={shared("setAges")} />;
  if (kind === "past")
    return (
      <Alert tone="info" role="status" title={t("pastDates")}>
        {t("pastDatesText")}
      </Alert>
    );
  return kind === "failed" ? (
    <FailureNote message={t("failMessageShort")} onRetry={onRetry}>
      {t("pricesFailed")}
    </FailureNote>
  ) : null;
}
