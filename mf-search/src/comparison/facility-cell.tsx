import { isYesOrNo } from "@stays/domain";
import { CheckIcon, Icon, VisuallyHidden } from "@stays/ui";
import styles from "./comparison-table.module.css";
import { useComparisonTexts } from "./comparison-texts.tsx";
import type { FacilityRow } from "./facility-rows.ts";
import { UnknownText } from "./unknown-text.tsx";

interface FacilityCellProps {
  readonly row: FacilityRow;
  /** Position of the stay in the row. */
  readonly index: number;
}

/** Whether a stay has a facility, or its number. */
export function FacilityCell({ row, index }: FacilityCellProps) {
  const t = useComparisonTexts();
  const facility = row.cells[index] ?? null;
  if (facility === null && !row.isYesOrNo) return <UnknownText />;
  if (facility === null)
    return (
      <>
        <span aria-hidden>–</span>
        <VisuallyHidden>{t("no")}</VisuallyHidden>
      </>
    );
  if (isYesOrNo(facility)) return <Icon of={CheckIcon} label={t("yes")} />;
  return (
    <>
      <span>{facility.value}</span>
      {/* Another kind of bedrooms than the row is named after. */}
      {facility.name !== row.name && <small className={styles.note}>{facility.name}</small>}
    </>
  );
}
