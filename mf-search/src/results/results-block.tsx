import { type CSSProperties, memo } from "react";
import type { StayCardProps } from "../cards/stay-card.tsx";
import type { CardBlock } from "./card-blocks.ts";
import { ResultsGroup } from "./results-group.tsx";
import styles from "./results-list.module.css";
import { type CardBlockList, useCardBlock } from "./use-card-block.ts";

interface ResultsBlockProps extends Pick<StayCardProps, "variant" | "rooms" | "highlight" | "onShowOnMap"> {
  readonly block: CardBlock;
  readonly list: CardBlockList;
}

/**
 * CSS variables from which the stylesheet, which defines the gaps, computes the height of a block far from
 * the viewport.
 */
function heightStyle(block: CardBlock, height: number | undefined): CSSProperties | undefined {
  if (height === undefined) return undefined;
  return { "--groups": `${height}px`, "--gaps": block.groups.length - 1 } as Record<string, string | number>;
}

/** Block of card groups; while it is far from the viewport the browser skips it as one element. */
export const ResultsBlock = memo(function ResultsBlock({ block, list, ...card }: ResultsBlockProps) {
  const { box, isNear, height } = useCardBlock(block, list);
  return (
    <div
      ref={box}
      className={styles.block}
      data-far={!isNear || undefined}
      style={heightStyle(block, height)}
    >
      {block.groups.map((stays, position) => (
        <ResultsGroup
          key={stays[0]?.id}
          {...card}
          stays={stays}
          index={block.first + position}
          isBlockNear={isNear}
          list={list}
        />
      ))}
    </div>
  );
});
