import { memo } from "react";
import { StayCard, type StayCardProps } from "../cards/stay-card.tsx";
import styles from "./results-list.module.css";
import { type DrawnList, useDrawn } from "./use-drawn.ts";

interface ResultsItemProps extends Omit<StayCardProps, "isNear"> {
  /** Its stretch is near the window. */
  readonly isNear: boolean;
  readonly list: DrawnList;
}

/** A card in its place in the list. */
export const ResultsItem = memo(function ResultsItem({ isNear, list, ...card }: ResultsItemProps) {
  const { box, drawn, height } = useDrawn(card.stay.id, isNear, list);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the items of a list in stretches have no ul as their parent
    <div
      ref={box}
      role="listitem"
      className={styles.item}
      data-drawn={drawn}
      style={{ minBlockSize: height }}
    >
      <StayCard {...card} isNear={drawn !== "names"} />
    </div>
  );
});
