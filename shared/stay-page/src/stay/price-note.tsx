import type { AccommodationAvailability } from "@stays/domain";
import type { NoPriceReason } from "@stays/search";
import { Alert, type ElementNode, FailureNote } from "@stays/ui";
import { usePropertyTexts } from "../property-texts.ts";

/** The state of the prices of a page, with the reason when there are none; `none` = nothing is sold (ruling 3). */
export type PriceKind = NoPriceReason | "loading" | "failed" | "none" | "priced";

export interface PriceResult {
  readonly data: AccommodationAvailability | undefined;
  readonly isError: boolean;
}

/** The reason why a page has no prices and what the visitor can do; nothing where none are missing. */
export function PriceNote({
  kind,
  onRetry,
  nearest,
}: {
  readonly kind: PriceKind;
  readonly onRetry: () => void;
  /** Shown for past dates, such as the nearest ones. */
  readonly nearest?: ElementNode;
}) {
  const { t } = usePropertyTexts();
  switch (kind) {
    case "noDates":
      return <Alert tone="info" title={t("chooseDates")} />;
    case "noAges":
      return <Alert tone="info" title={t("setAges")} />;
    case "past":
      return (
        <Alert tone="info" role="status" title={t("pastDates")}>
          <span>{t("pastDatesText")}</span>
          {nearest}
        </Alert>
      );
    case "failed":
      return (
        <FailureNote message={t("failMessageShort")} onRetry={onRetry}>
          {t("pricesFailed")}
        </FailureNote>
      );
    default:
      return null;
  }
}
