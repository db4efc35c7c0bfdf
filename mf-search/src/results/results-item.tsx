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
function heightStyle(renderState: RenderState, height: number | undefined): CSSProperties | undefined {
  if (renderState === "first" || height === undefined) return undefined;
  const containIntrinsicBlockSize = `auto ${height}px`;
  return renderState === "names" || renderState === "ready"
    ? { containIntrinsicBlockSize, minBlockSize: height }
    : { containIntrinsicBlockSize };
}

/** List item with a card. */
export const ResultsItem = memo(function ResultsItem({ distance, list, ...card }: ResultsItemProps) {
  const { box, renderState, height } = useRenderState(card.stay.id, distance, list);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the items of a list in groups have no ul as their parent
    <div
      ref={box}
      role="listitem"
      className={styles.item}
      data-render-state={renderState}
      style={heightStyle(renderState, height)}
    >
      <StayCard {...card} isNear={renderState !== "names"} />
    </div>
  );
});
