import { PLATE } from "./plate.ts";
import type { Random } from "./random.ts";
import { spruceOutline } from "./spruce.ts";
import { d, shape } from "./svg.ts";

export interface ForestShape {
  readonly from?: number;
  readonly to?: number;
  readonly gap: number;
  readonly height: readonly [least: number, most: number];
  readonly colour: string;
  /** A clearing without trees. */
  readonly clearing?: readonly [from: number, to: number];
}

const FAR_AWAY = 40;

/** A row of spruces along a line, as one path: distant trees are triangles. */
export function forest(random: Random, lineAt: (x: number) => number, wanted: ForestShape): string {
  const { from = -40, to = PLATE.width + 40, gap, clearing } = wanted;
  let trees = "";
  for (let x = from; x < to; x += gap * random.between(0.55, 1.35)) {
    if (clearing !== undefined && x > clearing[0] && x < clearing[1]) continue;
    const height = random.between(...wanted.height);
    trees +=
      height < FAR_AWAY
        ? d`M${x} ${lineAt(x) - height}l${height * 0.2} ${height + 4}h${-height * 0.4}z`
        : spruceOutline(random, x, lineAt(x) + random.upTo(4), height);
  }
  return shape(trees, wanted.colour);
}
