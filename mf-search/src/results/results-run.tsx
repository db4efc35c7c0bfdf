import { type CSSProperties, memo } from "react";
import type { StayCardProps } from "../cards/stay-card.tsx";
import styles from "./results-list.module.css";
import { ResultsStretch } from "./results-stretch.tsx";
import type { Run } from "./runs.ts";
import { type RunList, useRun } from "./use-run.ts";

interface ResultsRunProps extends Pick<StayCardProps, "variant" | "rooms" | "highlight" | "onShowOnMap"> {
  readonly run: Run;
  readonly list: RunList;
}

/** Numbers of which the sheet, which knows the gaps, makes the height of a far run. */
function placeOf(run: Run, height: number | undefined): CSSProperties | undefined {
  if (height === undefined) return undefined;
  return { "--stretches": `${height}px`, "--gaps": run.stretches.length - 1 } as Record<
    string,
    string | number
  >;
}

/** Stretches that cost each frame as much as one while they are far. */
export const ResultsRun = memo(function ResultsRun({ run, list, ...card }: ResultsRunProps) {
  const { box, isNear, height } = useRun(run, list);
  return (
    <div ref={box} className={styles.run} data-far={!isNear || undefined} style={placeOf(run, height)}>
      {run.stretches.map((stays, position) => (
        <ResultsStretch
          key={stays[0]?.id}
          {...card}
          stays={stays}
          index={run.first + position}
          isRunNear={isNear}
          list={list}
        />
      ))}
    </div>
  );
});
