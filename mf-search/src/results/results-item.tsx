import { type CSSProperties, memo } from "react";
import { StayCard, type StayCardProps } from "../cards/stay-card.tsx";
import styles from "./results-list.module.css";
import { type Distance, type RenderedList, type RenderState, useRenderState } from "./use-render-state.ts";

interface ResultsItemProps extends Omit<StayCardProps, "isNear"> {
  readonly distance: Distance;
  readonly list: RenderedList;
}

/**
 * Inline style that reserves the height of a card that is skipped by the browser or shows its name only;
 * undefined = the height of the stylesheet.
 */
function placeOf(drawn: RenderState, height: number | undefined): CSSProperties | undefined {
  if (drawn === "first" || height === undefined) return undefined;
  const containIntrinsicBlockSize = `auto ${height}px`;
  return drawn === "names" || drawn === "ready"
    ? { containIntrinsicBlockSize, minBlockSize: height }
    : { containIntrinsicBlockSize };
}

/** List item with a card. */
export const ResultsItem = memo(function ResultsItem({ distance, list, ...card }: ResultsItemProps) {
  const { box, drawn, height } = useRenderState(card.stay.id, distance, list);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the items of a list in stretches have no ul as their parent
    <div ref={box} role="listitem" className={styles.item} data-drawn={drawn} style={placeOf(drawn, height)}>
      <StayCard {...card} isNear={drawn !== "names"} />
    </div>
  );
});
