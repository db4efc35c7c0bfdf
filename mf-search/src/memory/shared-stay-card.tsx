import { useFormat, useTexts } from "@stays/texts";
import { FailureNote, Price, Skeleton, usePartTexts } from "@stays/ui";
import { memoryTexts } from "./memory-texts.ts";
import styles from "./shared-stays.module.css";
import { StayLink } from "./stay-link.tsx";
import { CompareToggle } from "./stay-toggles.tsx";
import type { SharedTotal } from "./use-shared-stays.ts";
import type { RememberedStay } from "./visitor-memory.ts";

interface SharedStayCardProps {
  readonly stay: RememberedStay;
  /** null = no dates. */
  readonly total: SharedTotal | null;
  /** Query string with dates and guests, added to the link. */
  readonly search: string;
}

/** A shared stay with its total for the dates of the address. */
export function SharedStayCard({ stay, total, search }: SharedStayCardProps) {
  const t = usePartTexts("memory", memoryTexts);
  return (
    <>
      <StayLink stay={stay} search={search} end={<CompareToggle stay={stay} />}>
        {total && <Total total={total} />}
      </StayLink>
      {total?.kind === "failed" && (
        <FailureNote message={t("priceFailed")} busy={total.isRetrying} onRetry={total.retry} />
      )}
    </>
  );
}

function Total({ total }: { readonly total: SharedTotal }) {
  const t = usePartTexts("memory", memoryTexts);
  const { t: searchText } = useTexts("mf-search");
  const { nights } = useFormat();
  if (total.kind === "loading") return <Skeleton kind="text" width="8rem" />;
  if (total.kind === "unavailable") return <span className={styles.unavailable}>{t("unavailable")}</span>;
  if (total.kind === "failed") return null;
  const { amount, currency, originalAmount, start, end } = total.price;
  return (
    <Price
      amount={amount}
      currency={currency}
      originalAmount={originalAmount}
      from
      basis={searchText("forNights", { count: nights(start, end) })}
      size="small"
    />
  );
}
