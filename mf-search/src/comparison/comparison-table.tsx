import { isYesOrNo } from "@stays/domain";
import { useTexts } from "@stays/texts";
import { CheckboxField, CheckIcon, Icon, Skeleton, VisuallyHidden } from "@stays/ui";
import { type CSSProperties, type ReactNode, useId, useState } from "react";
import { type ComparisonRow, useComparisonRows } from "./comparison-rows.tsx";
import styles from "./comparison-table.module.css";
import { comparisonTexts } from "./comparison-texts.ts";
import { type FacilityRow, facilityRows } from "./facility-rows.ts";
import { StayHead } from "./stay-head.tsx";
import type { ComparisonColumn, LoadedColumn } from "./use-comparison.ts";

interface ComparisonTableProps {
  readonly columns: readonly ComparisonColumn[];
  readonly onRemove: (id: string) => void;
}

/** Table of the compared stays: a column for each, a row for each fact. */
export function ComparisonTable({ columns, onRemove }: ComparisonTableProps) {
  const { t } = useTexts(comparisonTexts);
  const titleId = useId();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const { facts, links } = useComparisonRows(columns);
  const facilities = facilityRows(
    columns.map((column) => (column.kind === "loaded" ? column.stay.content.attributes : null)),
  );
  const shown = facilities.filter(({ isDifferent }) => isDifferent || !onlyDifferences);
  const width = columns.length + 1;
  // Rows come with the stays: without them the parts below the table would move.
  if (columns.every(({ kind }) => kind === "loading")) return <Skeleton height="100vh" />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard
    <section aria-labelledby={titleId} tabIndex={0} className={styles.scroller}>
      <table className={styles.table} style={{ "--stays": columns.length } as CSSProperties}>
        <caption>
          <VisuallyHidden id={titleId}>{t("facts")}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t("stay")}</th>
            {columns.map((column) => (
              <th key={column.id} scope="col">
                <StayHead column={column} onRemove={() => onRemove(column.id)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map((row) => (
            <FactRow key={row.name} row={row} columns={columns} />
          ))}
        </tbody>
        {facilities.length > 0 && (
          <tbody>
            <tr>
              <th scope="colgroup" colSpan={width} className={styles.group}>
                <div className={styles.groupHead}>
                  <span>
                    <span>{t("facilities")}</span>
                    {onlyDifferences && (
                      <span className={styles.onPaper}>{` (${t("differencesOnPaper")})`}</span>
                    )}
                  </span>
                  {columns.length > 1 && (
                    <CheckboxField
                      label={t("differencesOnly")}
                      checked={onlyDifferences}
                      onChange={setOnlyDifferences}
                    />
                  )}
                </div>
              </th>
            </tr>
            {shown.map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.name}</th>
                {columns.map((column, index) => (
                  <ComparisonCell key={column.id} column={column}>
                    {() => <FacilityCell row={row} index={index} />}
                  </ComparisonCell>
                ))}
              </tr>
            ))}
            {shown.length === 0 && (
              <tr>
                <td colSpan={width}>{t("noDifferences")}</td>
              </tr>
            )}
          </tbody>
        )}
        <tfoot>
          <FactRow row={links} columns={columns} />
        </tfoot>
      </table>
    </section>
  );
}

function FactRow({
  row,
  columns,
}: {
  readonly row: ComparisonRow;
  readonly columns: readonly ComparisonColumn[];
}) {
  return (
    <tr className={row.isControl ? styles.controls : undefined}>
      <th scope="row">
        <span>{row.name}</span>
        {row.note && <small className={styles.note}>{row.note}</small>}
      </th>
      {columns.map((column, index) => (
        <ComparisonCell key={column.id} column={column}>
          {(loaded) => row.cell(loaded, index)}
        </ComparisonCell>
      ))}
    </tr>
  );
}

interface ComparisonCellProps {
  readonly column: ComparisonColumn;
  /** Content for a loaded stay; null = it is not known. */
  readonly children: (column: LoadedColumn) => ReactNode;
}

/** Cell of a stay: a skeleton while it loads, and words for what is not known. */
function ComparisonCell({ column, children }: ComparisonCellProps) {
  if (column.kind === "loading")
    return (
      <td>
        <Skeleton kind="text" width="80%" />
      </td>
    );
  const content = column.kind === "loaded" ? children(column) : null;
  return <td>{content ?? <UnknownText />}</td>;
}

interface FacilityCellProps {
  readonly row: FacilityRow;
  readonly index: number;
}

/** Whether a stay has a facility, or its number. */
function FacilityCell({ row, index }: FacilityCellProps) {
  const { t } = useTexts(comparisonTexts);
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

/** Content of a cell whose fact is not known. In words, because a dash means no. */
function UnknownText() {
  const { t } = useTexts(comparisonTexts);
  return <span className={styles.note}>{t("unknown")}</span>;
}
